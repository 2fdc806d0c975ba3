import { ERROR_CATALOGUE } from '@safelight/rules';
import {
  failureHeaders,
  lingerAfterAnswer,
  requestFailureOf,
  requestIdOf,
  type Failure,
  type TransportLogger,
} from '@safelight/transport';
import type { ErrorRequestHandler } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_HEADERS } from './answer.ts';
import { errorBody } from './error-projection.ts';

const sendFailure = (
  req: IncomingMessage,
  res: ServerResponse,
  failure: Failure,
  present: typeof errorBody,
): void => {
  const body = JSON.stringify(present(failure));
  void lingerAfterAnswer(req, res);
  res.statusCode = failure.status;
  const headers = {
    ...API_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    ...failureHeaders(failure),
  };
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
  res.end(body);
};

/**
 * Turns an error into an HTTP answer: JSON with the status of the catalogue and without internals. The error
 * is logged at the level of the catalogue. An answer that has already started is aborted, so that no client
 * takes it for complete.
 */
export const errorAnswerer = (logger: TransportLogger, present = errorBody) => {
  return (error: unknown, req: IncomingMessage, res: ServerResponse): void => {
    const requestId = requestIdOf(req);
    const failure = requestFailureOf(error, requestId);
    const level = ERROR_CATALOGUE[failure.code].logLevel;
    const fields = { requestId, code: failure.code, status: failure.status };
    logger[level](level === 'info' ? fields : { ...fields, err: error }, 'request failed');
    if (res.headersSent) res.destroy();
    else if (!res.destroyed) sendFailure(req, res, failure, present);
  };
};

/** The same as an Express error handler; it must come last in a router or app. */
export const restErrorHandler = (logger: TransportLogger, present = errorBody): ErrorRequestHandler => {
  const answer = errorAnswerer(logger, present);
  return (error: unknown, req, res, _next) => answer(error, req, res);
};
