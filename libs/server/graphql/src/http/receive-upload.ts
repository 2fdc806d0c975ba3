import type { UseCases } from '@safelight/application';
import type { RequestHandler, Response } from 'express';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { answerError } from './error-answer.ts';
import { malformed } from './form-map.ts';
import { lingerAfterAnswer } from './linger.ts';
import { requestIdOf } from './request-id.ts';
import { viewerOf } from './request-viewer.ts';
import { checkAnnounced, UploadForm } from './upload-form.ts';
import type { GraphqlLogger } from '../logger.ts';

interface Deps {
  readonly useCases: Pick<UseCases, 'authenticate' | 'grantUpload' | 'inUploadTurn'>;
  readonly logger: GraphqlLogger;
}

export const isMultipart = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') === true;

/** Headers that a page of another site cannot send without asking first (Apollo Server's CSRF prevention). */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name'];

const admit = async (useCases: Deps['useCases'], req: IncomingMessage) => {
  if (!PREFLIGHTED.some((name) => (req.headers[name] ?? '') !== '')) {
    throw malformed(`Send the header ${PREFLIGHTED.join(' or ')} with a multipart request.`);
  }
  const grant = await useCases.grantUpload(await viewerOf(useCases, req));
  checkAnnounced(req, grant);
  return grant;
};

const closed = async (res: Response): Promise<void> => {
  if (!res.closed) await once(res, 'close');
};

/**
 * Turns a multipart request into the body of a GraphQL request, when its turn has come. Who asks, whether
 * another site made them, and whether there is room is settled before a byte of the body is read.
 */
export const receiveUpload =
  ({ useCases, logger }: Deps): RequestHandler =>
  async (req, res, next) => {
    if (!isMultipart(req)) {
      next();
      return;
    }
    lingerAfterAnswer(req, res);
    try {
      const grant = await admit(useCases, req);
      await useCases.inUploadTurn(async () => {
        const form = new UploadForm(req, grant);
        res.once('close', () => form.fail());
        req.body = await form.operations();
        next();
        await closed(res);
      });
    } catch (error) {
      answerError(req, res, error, { logger, requestId: requestIdOf(req) });
    }
  };
