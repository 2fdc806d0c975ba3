import type { UseCases } from '@safelight/application';
import { ANONYMOUS, userIdOf } from '@safelight/domain';
import { DOCUMENT_MAX_BYTES, MASK_MAX_BYTES } from '@safelight/rules';
import { json, type RequestHandler } from 'express';
import { viewerOf } from './viewer.ts';

/** The longest JSON body of anyone, in bytes. */
const MAX_BODY_BYTES = 100_000;
/** The longest JSON body with a mask in base64. */
export const MASK_BODY_BYTES = Math.ceil(MASK_MAX_BYTES / 3) * 4 + MAX_BODY_BYTES;
/**
 * The longest JSON body with a document of the editor. The document is a JSON text within it, so that every quotation
 * mark in it takes two bytes.
 */
export const DOCUMENT_BODY_BYTES = DOCUMENT_MAX_BYTES * 1.5 + MAX_BODY_BYTES;

/** An error with the status that Express's own errors have. */
const tooLarge = (): Error => Object.assign(new Error('request entity too large'), { status: 413 });

/**
 * Lets `read` read a body of any media type, and fails as soon as the body is longer than `maxBytes`. Body
 * parsers by themselves would read all of it first.
 */
export const bodyUpTo =
  (maxBytes: number, read: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) {
      next(tooLarge());
      return;
    }
    let receivedBytes = 0;
    let isOver = false;
    const count = (chunk: Buffer): void => {
      receivedBytes += chunk.length;
      if (isOver || receivedBytes <= maxBytes) return;
      isOver = true;
      next(tooLarge());
    };
    if (req.headers['transfer-encoding'] !== undefined) req.on('data', count);
    void read(req, res, (error?: unknown) => {
      req.off('data', count);
      if (!isOver) next(error);
    });
  };

const jsonUpTo = (maxBytes: number): RequestHandler => {
  const read = json({ limit: maxBytes, inflate: false });
  const readWithin = bodyUpTo(maxBytes, read);
  // Bodies of other types are not read, but said to be none.
  return (req, res, next) => (req.is('application/json') ? readWithin : read)(req, res, next);
};

/** Reads JSON bodies up to 100 kB, as sent (no Content-Encoding). */
export const jsonBody = (): RequestHandler => jsonUpTo(MAX_BODY_BYTES);

/** Reads JSON bodies of up to 100 kB, or of up to `maxBytes` from somebody who is signed in. */
export const longBody = (useCases: Pick<UseCases, 'authenticate'>, maxBytes: number): RequestHandler => {
  const short = jsonBody();
  const long = jsonUpTo(maxBytes);
  return async (req, res, next) => {
    const viewer = await viewerOf(useCases, req).catch(() => ANONYMOUS);
    (userIdOf(viewer) === null ? short : long)(req, res, next);
  };
};
