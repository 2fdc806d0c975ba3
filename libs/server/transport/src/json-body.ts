import type { UseCases } from '@safelight/application';
import { ANONYMOUS, userIdOf } from '@safelight/domain';
import { DOCUMENT_MAX_BYTES, MASK_MAX_BYTES } from '@safelight/rules';
import { json, type RequestHandler } from 'express';
import { isUtf8 } from 'node:buffer';
import { viewerOf } from './viewer.ts';

/** The maximum size of a JSON body from any client, in bytes. */
const MAX_BODY_BYTES = 100_000;
/** The maximum size of a JSON body that contains a mask in base64. */
export const MASK_BODY_BYTES = Math.ceil(MASK_MAX_BYTES / 3) * 4 + MAX_BODY_BYTES;
/**
 * The maximum size of a JSON body that contains an editor document. The document is JSON within a JSON text,
 * so each quotation mark in it takes two bytes.
 */
export const DOCUMENT_BODY_BYTES = DOCUMENT_MAX_BYTES * 1.5 + MAX_BODY_BYTES;

/** An error with the properties of Express's own. */
const tooLarge = (limit: number): Error =>
  Object.assign(new Error('request entity too large'), { status: 413, limit });

/**
 * Wraps the body parser `read`, so that it fails as soon as a body of any type exceeds `maxBytes`. Parsers
 * themselves would read the whole body first.
 */
export const bodyUpTo =
  (maxBytes: number, read: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) {
      next(tooLarge(maxBytes));
      return;
    }
    let receivedBytes = 0;
    let isOver = false;
    const count = (chunk: Buffer): void => {
      receivedBytes += chunk.length;
      if (isOver || receivedBytes <= maxBytes) return;
      isOver = true;
      next(tooLarge(maxBytes));
    };
    if (req.headers['transfer-encoding'] !== undefined) req.on('data', count);
    void read(req, res, (error?: unknown) => {
      req.off('data', count);
      if (!isOver) next(error);
    });
  };

/**
 * Throws if a body that should be UTF-8 is in another encoding. The parser would put a replacement character in
 * place of each letter that it cannot read, and the text would be stored without them.
 */
const requireUtf8 = (_req: unknown, _res: unknown, body: Buffer, encoding: string): void => {
  if (encoding === 'utf-8' && !isUtf8(body)) {
    throw Object.assign(new Error('the body is not UTF-8'), { status: 415 });
  }
};

const jsonUpTo = (maxBytes: number): RequestHandler => {
  const read = json({ limit: maxBytes, inflate: false, verify: requireUtf8 });
  const readWithin = bodyUpTo(maxBytes, read);
  // Bodies of other types are not read; the parser reports them as absent.
  return (req, res, next) => (req.is('application/json') ? readWithin : read)(req, res, next);
};

/** Reads JSON bodies up to 100 kB, as sent (no Content-Encoding). */
export const jsonBody = (): RequestHandler => jsonUpTo(MAX_BODY_BYTES);

/** Reads JSON bodies of up to 100 kB, and of up to `maxBytes` when the viewer is signed in. */
export const longBody = (useCases: Pick<UseCases, 'authenticate'>, maxBytes: number): RequestHandler => {
  const short = jsonBody();
  const long = jsonUpTo(maxBytes);
  return async (req, res, next) => {
    // OPTIONS needs no viewer, whose look-up would count as a request of an API key.
    const isAsking = req.method === 'OPTIONS';
    const viewer = isAsking ? ANONYMOUS : await viewerOf(useCases, req).catch(() => ANONYMOUS);
    (userIdOf(viewer) === null ? short : long)(req, res, next);
  };
};
