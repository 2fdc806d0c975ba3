import { DomainError } from '@safelight/domain';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { KNOWN_DOCUMENTS } from '../generated/known-documents.ts';

/** Texts of documents by the SHA-256 of each, in hex. */
export type KnownDocuments = ReadonlyMap<string, string>;

/** The documents of our own client: the one that was built with the server, and those of the last releases. */
export const OWN_DOCUMENTS: KnownDocuments = new Map(Object.entries(KNOWN_DOCUMENTS));

/** The texts of other clients to keep, which send the hash of a text once they have sent the text itself. */
const MAX_LEARNED = 1_000;
const MAX_LEARNED_LENGTH = 5_000_000;

/** What Apollo puts before each hash in a cache that it may share with others. */
const PREFIX = /^apq:/;

interface DocumentCache {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
  delete(key: string): Promise<void>;
}

/**
 * The documents behind hashes that clients send in place of texts: those known at the start, and those learned
 * from clients unless `isClosed`.
 */
export const documentCache = (known: KnownDocuments, isClosed: boolean): DocumentCache => {
  const learned = new LRUCache<string, string>({
    max: MAX_LEARNED,
    maxSize: MAX_LEARNED_LENGTH,
    sizeCalculation: (text) => text.length,
  });
  return {
    get: async (key) => {
      const hash = key.replace(PREFIX, '');
      return known.get(hash) ?? learned.get(hash);
    },
    set: async (key, text) => {
      const hash = key.replace(PREFIX, '');
      if (!isClosed && !known.has(hash)) learned.set(hash, text);
    },
    delete: async (key) => void learned.delete(key.replace(PREFIX, '')),
  };
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const unknownOperation = (): DomainError =>
  new DomainError('UNKNOWN_OPERATION', 'This server executes only the operations of its own pages.');

/** Refuses a text that is not one of these documents, to the letter. */
export const requireKnown = (known: KnownDocuments, text: unknown): void => {
  if (typeof text === 'string' && text !== '' && !known.has(hashOf(text))) throw unknownOperation();
};
