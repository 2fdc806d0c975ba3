import type { UseCases } from '@safelight/application';
import { ANONYMOUS, DomainError, isImageUid, isOpenImage, notFound } from '@safelight/domain';
import { ERROR_CATALOGUE } from '@safelight/rules';
import { Router, type Response } from 'express';
import { pathText } from '../http/request-fields.ts';
import { type Handler, resource } from '../http/answer.ts';
import { createDeletePages, type ShownImage } from './delete-page.ts';
import { sendPage } from '../http/html.ts';

interface Deps {
  readonly useCases: Pick<UseCases, 'deleteByLink' | 'deliverImage' | 'imageAddresses'>;
  readonly fontPath: string | null;
}

const THUMBNAIL_WIDTH = 320;

/**
 * GET /d/{uid}/{token} shows a page that asks for confirmation; POST deletes the image. The page works
 * without scripts. A wrong token is answered with 404, like a deleted image.
 */
export const deletePageRouter = ({ useCases, fontPath }: Deps): Router => {
  const router = Router();
  const pages = createDeletePages(fontPath);

  /**
   * The image to show on the page; null for a private or blocked one, because the link permits deleting it,
   * not viewing it.
   */
  const shownOf = async (uid: string, token: string): Promise<ShownImage | null> => {
    if (!isImageUid(uid) || !useCases.imageAddresses.isDeleteToken(uid, token)) throw notFound();
    const { image } = await useCases.deliverImage(ANONYMOUS, {
      uid,
      rendition: 'full',
      formats: [],
      signedFor: 'blocked',
    });
    if (!isOpenImage(image)) return null;
    const { width, height } = image.current;
    const scale = Math.min(1, THUMBNAIL_WIDTH / width);
    return {
      title: image.title,
      thumbnail: useCases.imageAddresses.pathOf(image, image.current, THUMBNAIL_WIDTH),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    };
  };

  const refuse = (res: Response, error: unknown): void => {
    if (!(error instanceof DomainError)) throw error;
    const { httpStatus } = ERROR_CATALOGUE[error.code];
    if (httpStatus >= 500) throw error;
    const isMissing = error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT';
    if (isMissing) sendPage(res, 404, pages.missing());
    else sendPage(res, httpStatus, pages.refused(error.message));
  };

  const answering =
    (respond: (uid: string, token: string, res: Response) => Promise<void>): Handler =>
    async (req, res) => {
      try {
        await respond(pathText(req, 'uid'), pathText(req, 'token'), res);
      } catch (error) {
        refuse(res, error);
      }
    };

  resource(router, '/d/:uid/:token', {
    get: answering(async (uid, token, res) => sendPage(res, 200, pages.ask(await shownOf(uid, token)))),
    post: answering(async (uid, token, res) => {
      await useCases.deleteByLink({ uid, token });
      sendPage(res, 200, pages.deleted());
    }),
  });

  return router;
};
