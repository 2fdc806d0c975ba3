import type { Request, RequestHandler } from 'express';
import { requireKnown, type KnownDocuments } from '../persisted/known-documents.ts';

/** Every text that Apollo could execute: of the address for GET, of the body otherwise. */
const textsOf = (req: Request): readonly unknown[] => {
  const body = req.body as { readonly query?: unknown } | undefined;
  return [...new URL(req.url, 'http://endpoint').searchParams.getAll('query'), body?.query];
};

/**
 * Passes on only operations that the server knows, before anything of a text is parsed. Hashes are resolved
 * later, from the same documents.
 */
export const knownOnly =
  (known: KnownDocuments): RequestHandler =>
  (req, _res, next) => {
    for (const text of textsOf(req)) requireKnown(known, text);
    next();
  };
