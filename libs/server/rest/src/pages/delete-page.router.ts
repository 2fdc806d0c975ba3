import type { UseCases } from '@safelight/application';
import { ANONYMOUS, DomainError, isImageUid, isOpenImage, notFound } from '@safelight/domain';
import { ERROR_CATALOGUE } from '@safelight/rules';
import { Router, type Request, type Response } from 'express';
import { pathText } from '../http/request-fields.ts';
import { type Handler, resource, sendNoContent } from '../http/answer.ts';
import { createDeletePages, type ShownImage } from './delete-page.ts';
import { sendPage } from '../http/html.ts';

interface Deps {
  readonly useCases: Pick<UseCases, 'deleteByLink' | 'deliverImage' | 'imageAddresses'>;
  readonly fontPath: string | null;
}

const THUMBNAIL_WIDTH = 320;

/** True for a program that asks for JSON instead of a page. */
const asksForJson = (req: Request): boolean => req.accepts(['html', 'json']) === 'json';

interface Answer {
  readonly req: Request;
  readonly res: Response;
}

/**
 * GET /d/{uid}/{token} shows a page that asks for confirmation; POST deletes the image. The page works
 * without scripts. A wrong token is answered with 404, like a deleted image. Programs that accept JSON and no page get
 * 204 and errors like those of the API.
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
    (respond: (uid: string, token: string, answer: Answer) => Promise<void>): Handler =>
    async (req, res) => {
      res.vary('Accept');
      try {
        await respond(pathText(req, 'uid'), pathText(req, 'token'), { req, res });
      } catch (error) {
        if (asksForJson(req)) throw error;
        refuse(res, error);
      }
    };

  resource(router, '/d/:uid/:token', {
    get: answering(async (uid, token, { res }) => sendPage(res, 200, pages.ask(await shownOf(uid, token)))),
    post: answering(async (uid, token, { req, res }) => {
      await useCases.deleteByLink({ uid, token });
      if (asksForJson(req)) sendNoContent(res);
      else sendPage(res, 200, pages.deleted());
    }),
  });

  return router;
};
