import type { UseCases } from '@safelight/application';
import { ANONYMOUS } from '@safelight/domain';
import { DOCUMENT_MAX_BYTES, MASK_MAX_BYTES } from '@safelight/rules';
import { json, type RequestHandler } from 'express';
import { viewerOf } from './viewer.ts';

/** Longest JSON body of anyone, in bytes. */
const MAX_BODY_BYTES = 100_000;
/** Longest JSON body with a mask in base64. */
export const MASK_BODY_BYTES = Math.ceil(MASK_MAX_BYTES / 3) * 4 + MAX_BODY_BYTES;
/** Longest JSON body with a document of the editor, whose quotes are escaped where it is sent as text. */
export const DOCUMENT_BODY_BYTES = DOCUMENT_MAX_BYTES * 1.5 + MAX_BODY_BYTES;

/** Reads JSON bodies up to 100 kB, as sent (no Content-Encoding). */
export const jsonBody = (): RequestHandler => json({ limit: MAX_BODY_BYTES, inflate: false });

/** Reads JSON bodies up to 100 kB, from someone who is signed in up to `maxBytes`. */
export const longBody = (useCases: Pick<UseCases, 'authenticate'>, maxBytes: number): RequestHandler => {
  const short = jsonBody();
  const long = json({ limit: maxBytes, inflate: false });
  return async (req, res, next) => {
    const viewer = await viewerOf(useCases, req).catch(() => ANONYMOUS);
    (viewer.kind === 'anonymous' ? short : long)(req, res, next);
  };
};
