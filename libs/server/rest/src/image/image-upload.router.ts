import type { UploadedImage } from '@safelight/application';
import { DomainError, requireUser, type Viewer } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { bodyTurns, jsonBody, readFileBody, signedInViewerOf } from '@safelight/transport';
import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { resource, sendJson, sendText } from '../http/answer.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { defined, pathText, readBody, readQuery, textUpTo } from '../http/request-fields.ts';
import type { RestDeps } from '../rest-deps.ts';
import type { PresentUpload } from './image.presenter.ts';
import { checkedName, readUploadForm, type UploadFields } from './upload-form.ts';
import { putNamedQuery, putQuery, saidInAddress, uploadQuery, type SaidInAddress } from './upload-query.ts';
import { uploadTexts, uploadTextsIn } from './upload-texts.ts';

interface Deps extends Pick<RestDeps, 'useCases'> {
  readonly present: PresentUpload;
}

/** The longest address that the server fetches, the usual limit of browsers and servers. */
const MAX_URL_LENGTH = 2_048;

export const urlUpload = z.strictObject({
  url: textUpTo(MAX_URL_LENGTH).describe('The address from which the server fetches the image.'),
  ...uploadTexts,
});

const textsOf = ({ original_filename: filename, ...said }: Readonly<UploadFields>) => ({
  ...uploadTextsIn(said),
  ...defined({ filename }),
});

/** A signal that is aborted when the client disconnects before the answer. */
const departureOf = (res: Response): AbortSignal => {
  const abort = new AbortController();
  const left = new DomainError('UPLOAD_ABORTED', TEXTS.images.uploadFailed);
  res.once('close', () => abort.abort(left));
  return abort.signal;
};

/**
 * POST /upload takes one picture as multipart/form-data and streams it to the store while it arrives; PUT
 * /upload takes it as the whole body; POST /upload/url fetches it from an address. A file that the owner has
 * uploaded before is answered with the existing image.
 */
export const imageUploadRouter = ({ useCases, present }: Deps): Router => {
  const router = Router();

  const receive = async (req: Request, viewer: Viewer): Promise<UploadedImage> => {
    const allowDuplicate = readQuery(uploadQuery, req).allow_duplicate === 'true';
    const grant = await useCases.grantUpload(viewer, { idempotencyKey: idempotencyKeyOf(req) });
    const reading = { maxBytes: grant.maxBytes, inTurn: bodyTurns(useCases, req, grant.userId) };
    return readUploadForm(req, reading, ({ source, filename, fields, signal }) =>
      useCases.uploadImage(grant, {
        source,
        filename,
        privacy: 'private',
        late: () => textsOf(fields),
        signal,
        allowDuplicate,
      }),
    );
  };

  /** Takes the body as the picture and the query parameters as its texts. */
  const receiveBody = async (req: Request, viewer: Viewer, said: SaidInAddress): Promise<UploadedImage> => {
    if (req.is('multipart/*'))
      throw new DomainError('INVALID_INPUT', 'Send the file itself, or a form by POST.');
    const grant = await useCases.grantUpload(viewer, { idempotencyKey: idempotencyKeyOf(req) });
    const reading = { maxBytes: grant.maxBytes, inTurn: bodyTurns(useCases, req, grant.userId) };
    const { allow_duplicate: allowDuplicate, ...fields } = said;
    return readFileBody(req, reading, ({ source, signal }) =>
      useCases.uploadImage(grant, {
        source,
        filename: '',
        privacy: 'private',
        ...textsOf(fields),
        signal,
        allowDuplicate: allowDuplicate === 'true',
      }),
    );
  };

  const send = (req: Request, res: Response, viewer: Viewer, uploaded: UploadedImage): void => {
    const body = present(viewer, uploaded);
    const headers = { Location: `/api/images/${body.uid}/` };
    const status = uploaded.isDuplicate ? 200 : 201;
    if (req.accepts(['json', 'text']) === 'text')
      sendText(res, status, body.direct_url ?? body.file_url, headers);
    else sendJson(res, status, body, headers);
  };

  resource(router, '/upload', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      send(req, res, viewer, await receive(req, viewer));
    },
    put: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      send(req, res, viewer, await receiveBody(req, viewer, saidInAddress(putQuery, req)));
    },
  });

  router.use('/upload/url', jsonBody());
  resource(router, '/upload/url', {
    post: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const { url, ...said } = readBody(urlUpload, req);
      const upload = {
        url,
        privacy: 'private' as const,
        ...uploadTextsIn(said),
        signal: departureOf(res),
      };
      const idempotencyKey = idempotencyKeyOf(req);
      const uploaded = await useCases.inUploadTurn(requireUser(viewer), (turn) =>
        useCases.uploadFromUrl(viewer, upload, { idempotencyKey, turn }),
      );
      send(req, res, viewer, uploaded);
    },
  });

  // Registered after `/upload/url`, because this pattern matches that path too. `curl -T` makes such
  // addresses: it appends the filename to a final slash.
  resource(router, '/upload/:filename', {
    put: async (req, res) => {
      const viewer = await signedInViewerOf(useCases, req);
      const said = {
        ...saidInAddress(putNamedQuery, req),
        original_filename: checkedName(pathText(req, 'filename')),
      };
      send(req, res, viewer, await receiveBody(req, viewer, said));
    },
  });

  return router;
};
