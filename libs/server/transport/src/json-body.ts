import type { UseCases } from '@safelight/application';
import { ANONYMOUS } from '@safelight/domain';
import { DOCUMENT_MAX_BYTES, MASK_MAX_BYTES } from '@safelight/rules';
import { json, type RequestHandler } from 'express';
import { viewerOf } from './viewer.ts';

/** Longest JSON body of anyone, in bytes. */
const MAX_BODY_BYTES = 100_000;
/** The same with a mask in base64, or with a document of the editor, whose quotes are escaped in a JSON string. */
const MAX_LONG_BODY_BYTES =
  Math.max(Math.ceil(MASK_MAX_BYTES / 3) * 4, DOCUMENT_MAX_BYTES * 1.5) + MAX_BODY_BYTES;

/** Reads JSON bodies up to 100 kB, as sent (no Content-Encoding). */
export const jsonBody = (): RequestHandler => json({ limit: MAX_BODY_BYTES, inflate: false });

/** Reads JSON bodies, long enough for a mask or a document when they come from someone who is signed in. */
export const longBody = (useCases: Pick<UseCases, 'authenticate'>): RequestHandler => {
  const short = jsonBody();
  const long = json({ limit: MAX_LONG_BODY_BYTES, inflate: false });
  return async (req, res, next) => {
    const viewer = await viewerOf(useCases, req).catch(() => ANONYMOUS);
    (viewer.kind === 'anonymous' ? short : long)(req, res, next);
  };
};
