import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const REQUEST_ID = /^[\w-]{1,64}$/;

/**
 * The id of a request: the one in its header `x-request-id` if that is valid, otherwise a new one, which takes its
 * place in the header.
 */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id'];
  if (typeof given === 'string' && REQUEST_ID.test(given)) return given;
  const requestId = randomUUID();
  headers['x-request-id'] = requestId;
  return requestId;
};
