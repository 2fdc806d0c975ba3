import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The id the server gave this request, or a fresh one where it gave none. */
export const requestIdOf = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' ? given : randomUUID();
};
