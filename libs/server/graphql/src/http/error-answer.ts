import { DomainError } from '@safelight/domain';
import { ERROR_CATALOGUE, isErrorCode, type ErrorCode } from '@safelight/rules';
import {
  failureHeaders,
  lingerAfterAnswer,
  requestFailureOf,
  requestIdOf,
  type TransportLogger,
} from '@safelight/transport';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { projectError, type ErrorContext } from '../errors/project-error.ts';

/** The media type of graphql-over-http: clients read such answers whatever their status. */
const GRAPHQL_JSON = 'application/graphql-response+json';

/** The HTTP status of a failed operation, by the code of its error. */
export const statusOf = (code: unknown): number =>
  ERROR_CATALOGUE[isErrorCode(code) ? code : ('INTERNAL' satisfies ErrorCode)].httpStatus;

/**
 * Answers a request whose operation was never started: JSON in the form of GraphQL with the status of the
 * catalogue.
 */
export const answerError = (req: Request, res: Response, error: unknown, context: ErrorContext): void => {
  const failure = requestFailureOf(error, context.requestId);
  const isOurs = error instanceof DomainError || failure.code === 'INTERNAL';
  const shown = isOurs ? error : new DomainError(failure.code, failure.message);
  const mediaType = req.accepts(['application/json', GRAPHQL_JSON]) || 'application/json';
  res
    .status(failure.status)
    .set(failureHeaders(failure))
    .set('Content-Type', `${mediaType}; charset=utf-8`)
    .send(JSON.stringify({ errors: [projectError(shown, context)] }));
};

/** The last handler of the router. It answers JSON for any error, and cuts off an answer that has begun. */
export const answerErrors =
  (logger: TransportLogger): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    if (res.headersSent) res.destroy();
    else {
      void lingerAfterAnswer(req, res);
      answerError(req, res, error, { logger, requestId: requestIdOf(req) });
    }
  };
