import { requestFailureOf } from '@safelight/transport';
import { STATUS_CODES } from 'node:http';
import { API_HEADERS } from './answer.ts';
import { errorBody } from './error-projection.ts';

/** The answer to a request that the server cannot read, in the form of every other error; it ends the connection. */
export const unreadRequestAnswer = (status: number, requestId: string) => {
  const error = Object.assign(new Error('the request cannot be read'), { status });
  const body = JSON.stringify(errorBody(requestFailureOf(error, requestId)));
  return {
    reason: STATUS_CODES[status] ?? '',
    headers: {
      ...API_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Request-Id': requestId,
      Connection: 'close',
    },
    body,
  };
};
