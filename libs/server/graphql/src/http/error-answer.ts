import { ERROR_CATALOGUE, isErrorCode, type ErrorCode } from '@safelight/rules';
import { DomainError, type ErrorDetails } from '@safelight/domain';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { projectError, type ErrorContext } from '../errors/project-error.ts';
import { requestIdOf } from './request-id.ts';
import { exhaustedHeaders } from './request-viewer.ts';

/** The media type of graphql-over-http, whose answers clients read whatever their status. */
const GRAPHQL_JSON = 'application/graphql-response+json';

/** The status of an error by Express or its body parser about the request itself, or null. */
const requestErrorStatus = (error: unknown): number | null => {
  if (!(error instanceof Error) || !('status' in error)) return null;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
};

/** The HTTP status of an operation that came to nothing, by the code of its error. */
export const statusOf = (code: unknown): number =>
  ERROR_CATALOGUE[isErrorCode(code) ? code : ('INTERNAL' satisfies ErrorCode)].httpStatus;

/** Seconds after which a client that found us busy may try again. */
const RETRY_AFTER_S = 5;

const headersOf = (status: number, details: ErrorDetails): Readonly<Record<string, string>> => {
  const retryAfter = { 'Retry-After': String(details['retryAfterSeconds'] ?? RETRY_AFTER_S) };
  switch (status) {
    case 401:
      return { 'WWW-Authenticate': 'Bearer realm="safelight", Api-Key realm="safelight"' };
    case 429:
      return { ...retryAfter, ...exhaustedHeaders(details) };
    case 503:
      return retryAfter;
    default:
      return {};
  }
};

/** Answers a request whose operation was never begun: GraphQL-shaped JSON with the catalogue's status. */
export const answerError = (req: Request, res: Response, error: unknown, context: ErrorContext): void => {
  const requestStatus = requestErrorStatus(error);
  const shown =
    requestStatus === null ? error : new DomainError('INVALID_INPUT', 'The request cannot be understood.');
  const projected = projectError(shown, context);
  const status = requestStatus ?? statusOf(projected.extensions['code']);
  const mediaType = req.accepts(['application/json', GRAPHQL_JSON]) || 'application/json';
  res
    .status(status)
    .set(headersOf(status, shown instanceof DomainError ? shown.details : {}))
    .set('Content-Type', `${mediaType}; charset=utf-8`)
    .send(JSON.stringify({ errors: [projected] }));
};

/** The last handler of the router: JSON whatever went wrong, an answer under way is cut off. */
export const answerErrors =
  (logger: ErrorContext['logger']): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    if (res.headersSent) res.destroy();
    else answerError(req, res, error, { logger, requestId: requestIdOf(req) });
  };
