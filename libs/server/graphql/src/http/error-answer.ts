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

/** The media type of GraphQL over HTTP; clients parse such answers whatever their status. */
const GRAPHQL_JSON = 'application/graphql-response+json';

/** The HTTP status for the error code of a failed operation. */
export const statusOf = (code: unknown): number =>
  ERROR_CATALOGUE[isErrorCode(code) ? code : ('INTERNAL' satisfies ErrorCode)].httpStatus;

/**
 * Answers a request whose operation did not start, with a GraphQL error in JSON and the status of the
 * catalogue.
 */
export const answerError = (req: Request, res: Response, error: unknown, context: ErrorContext): void => {
  const failure = requestFailureOf(error, context.requestId);
  const isOurs = error instanceof DomainError || failure.code === 'INTERNAL';
  const shown = isOurs ? error : new DomainError(failure.code, failure.message, failure.details);
  const mediaType = req.accepts(['application/json', GRAPHQL_JSON]) || 'application/json';
  res
    .status(failure.status)
    .set(failureHeaders(failure))
    .set('Content-Type', `${mediaType}; charset=utf-8`)
    .send(JSON.stringify({ errors: [projectError(shown, context)] }));
};

/**
 * The last handler of the router. It answers any error in JSON, and aborts an answer that has already
 * started.
 */
export const answerErrors =
  (logger: TransportLogger): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    if (res.headersSent) res.destroy();
    else {
      void lingerAfterAnswer(req, res);
      answerError(req, res, error, { logger, requestId: requestIdOf(req) });
    }
  };
