import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id that the server has given this request, or a new one. */
export const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' ? given : randomUUID();
};
