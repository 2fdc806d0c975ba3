import type { Request, RequestHandler } from 'express';
import { requireKnown, type KnownDocuments } from '../persisted/known-documents.ts';

/** Every query text that Apollo could execute: those in the URL for GET, the one in the body otherwise. */
const textsOf = (req: Request): readonly unknown[] => {
  const body = req.body as { readonly query?: unknown } | undefined;
  return [...new URL(req.url, 'http://endpoint').searchParams.getAll('query'), body?.query];
};

/**
 * Refuses query texts that are not known documents, before any text is parsed. Requests by hash pass; the
 * hash is looked up later among the same documents.
 */
export const knownOnly =
  (known: KnownDocuments): RequestHandler =>
  (req, _res, next) => {
    for (const text of textsOf(req)) requireKnown(known, text);
    next();
  };
