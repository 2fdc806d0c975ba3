import { ERROR_CATALOGUE } from '@safelight/rules';
import type { ErrorRequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_HEADERS } from './answer.ts';
import { errorBody, errorHeaders, failureOf, type Failure } from './error-projection.ts';
import { endAfterLingering, hasLargeBodyPending } from './linger.ts';
import type { RestLogger } from './rest-deps.ts';

const requestIdOf = (req: IncomingMessage): string | null => {
  const id = req.headers['x-request-id'];
  return typeof id === 'string' ? id : null;
};

const sendFailure = (
  req: IncomingMessage,
  res: ServerResponse,
  failure: Failure,
  present: typeof errorBody,
): void => {
  const body = JSON.stringify(present(failure));
  const isBodyPending = hasLargeBodyPending(req);
  res.writeHead(failure.status, {
    ...API_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    ...errorHeaders(failure),
    ...(isBodyPending ? { Connection: 'close' } : {}),
  });
  if (!isBodyPending) {
    req.resume();
    res.end(body);
    return;
  }
  res.write(body);
  endAfterLingering(req, res);
};

/**
 * The one place where an error becomes an HTTP answer: JSON, the catalogue's status, no inner text. Logged at
 * the catalogue's level. An answer already under way is cut off, so that nobody takes it for whole.
 */
export const errorAnswerer = (logger: RestLogger, present = errorBody) => {
  return (error: unknown, req: IncomingMessage, res: ServerResponse): void => {
    const requestId = requestIdOf(req);
    const failure = failureOf(error, requestId);
    const level = ERROR_CATALOGUE[failure.code].logLevel;
    const fields = { requestId, code: failure.code, status: failure.status };
    logger[level](level === 'info' ? fields : { ...fields, err: error }, 'request failed');
    if (res.headersSent) res.destroy();
    else if (!res.destroyed) sendFailure(req, res, failure, present);
  };
};

/** The same as Express's error handler: the last one of a router or app. */
export const restErrorHandler = (logger: RestLogger, present = errorBody): ErrorRequestHandler => {
  const answer = errorAnswerer(logger, present);
  return (error: unknown, req, res, _next) => answer(error, req, res);
};
