import { cleanFilename, type Image, type Viewer } from '@safelight/domain';
import { TITLE_MAX_LENGTH } from '@safelight/rules';
import { Router, type Request } from 'express';
import { sendJson, sendText } from '../http/answer.ts';
import { resource } from '../http/resource.ts';
import type { RestDeps } from '../http/rest-deps.ts';
import { viewerOf } from '../http/viewer.ts';
import type { PresentImage } from './image.presenter.ts';
import { readUploadForm, type UploadFields } from './upload-form.ts';

interface Deps extends Pick<RestDeps, 'useCases'> {
  readonly present: PresentImage;
}

const lateChanges = ({ privacy, originalFilename }: Readonly<UploadFields>) => {
  const name = originalFilename === undefined ? null : cleanFilename(originalFilename);
  return {
    ...(privacy === undefined ? {} : { privacy }),
    ...(name === null ? {} : { originalFilename: name }),
    ...(name === null || name.length > TITLE_MAX_LENGTH ? {} : { title: name }),
  };
};

/** POST /upload: one picture by multipart/form-data, streamed to the store while it arrives. */
export const imageUploadRouter = ({ useCases, present }: Deps): Router => {
  const router = Router();

  /** Texts may follow the file they are of. Until they are in force the picture is private, or not at all. */
  const applyLate = async (viewer: Viewer, image: Image, late: Readonly<UploadFields>): Promise<Image> => {
    const changes = lateChanges(late);
    if (Object.keys(changes).length === 0) return image;
    try {
      return await useCases.updateImage(viewer, image.uid, changes);
    } catch (error) {
      await useCases.deleteImage(viewer, image.uid);
      throw error;
    }
  };

  const receive = async (req: Request, viewer: Viewer): Promise<Image> => {
    const grant = await useCases.grantUpload(viewer);
    const { result, late } = await useCases.inUploadTurn(() =>
      readUploadForm(req, grant.maxBytes, (part) =>
        useCases.uploadImage(grant, {
          source: part.source,
          filename: part.fields.originalFilename ?? part.filename,
          privacy: part.fields.privacy ?? 'private',
          signal: part.signal,
        }),
      ),
    );
    return applyLate(viewer, result, late);
  };

  resource(router, '/upload', {
    post: async (req, res) => {
      const viewer = await viewerOf(useCases, req);
      const image = await receive(req, viewer);
      const body = present(viewer, image);
      const headers = { Location: `/api/images/${image.uid}/` };
      if (req.accepts(['json', 'text']) === 'text')
        sendText(res, 201, body.direct_url ?? body.file_url, headers);
      else sendJson(res, 201, body, headers);
    },
  });

  return router;
};
