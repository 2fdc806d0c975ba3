import type { UseCases } from '@safelight/application';
import {
  bodyTurns,
  checkAnnounced,
  lingerAfterAnswer,
  requestIdOf,
  viewerOf,
  type TransportLogger,
} from '@safelight/transport';
import type { RequestHandler } from 'express';
import type { IncomingMessage } from 'node:http';
import { answerError } from './error-answer.ts';
import { malformed } from './form-map.ts';
import { formRules, UploadForm } from './upload-form.ts';

interface Deps {
  readonly useCases: Pick<UseCases, 'authenticate' | 'grantUpload' | 'inUploadTurn'>;
  readonly logger: TransportLogger;
}

const isMultipart = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') === true;

/** Headers that browsers send across origins only after a preflight (Apollo Server's CSRF prevention). */
const PREFLIGHTED = ['apollo-require-preflight', 'x-apollo-operation-name'];

const admit = async (useCases: Deps['useCases'], req: IncomingMessage) => {
  if (!PREFLIGHTED.some((name) => (req.headers[name] ?? '') !== '')) {
    throw malformed(`Send the header ${PREFLIGHTED.join(' or ')} with a multipart request.`);
  }
  const grant = await useCases.grantUpload(await viewerOf(useCases, req));
  checkAnnounced(req, formRules(grant));
  return grant;
};

/**
 * Waits for the upload's turn, and turns a multipart request into the body of a GraphQL request. The viewer,
 * the CSRF protection and the storage quota are checked before any byte of the body is read.
 */
export const receiveUpload =
  ({ useCases, logger }: Deps): RequestHandler =>
  async (req, res, next) => {
    if (!isMultipart(req)) {
      next();
      return;
    }
    const answered = lingerAfterAnswer(req, res);
    try {
      const grant = await admit(useCases, req);
      await bodyTurns(
        useCases,
        req,
        grant.userId,
      )(async (turn) => {
        const form = new UploadForm(req, grant, turn);
        void answered.then(() => form.end());
        req.body = await form.operations();
        next();
        await answered;
      });
    } catch (error) {
      answerError(req, res, error, { logger, requestId: requestIdOf(req) });
    }
  };
