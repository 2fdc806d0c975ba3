import type { IncomingMessage } from 'node:http';

/** The kind of error that Express's body parser raises for a body with a Content-Encoding. */
export const ENCODED_BODY = 'encoding.unsupported';

/** The error of status 415 for a body of another type than a call reads. Its message says which type that is. */
export class WrongBodyType extends Error {
  readonly status = 415;
}

/**
 * Throws an error of status 415 if the body of an upload has a Content-Encoding. Nothing decodes it, so that the bytes
 * would not be those of a picture or a form.
 */
export const requirePlainBody = ({ headers }: IncomingMessage): void => {
  const coding = headers['content-encoding'] ?? 'identity';
  if (coding.toLowerCase() === 'identity') return;
  throw Object.assign(new Error('the body is encoded'), { status: 415, type: ENCODED_BODY });
};
