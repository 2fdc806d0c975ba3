import { DomainError } from '@safelight/domain';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { KNOWN_DOCUMENTS } from '../generated/known-documents.ts';

/** The texts of documents by their SHA-256 in hex. */
export type KnownDocuments = ReadonlyMap<string, string>;

/** The documents of our own client: of the build that belongs to this server, and of the last releases. */
export const OWN_DOCUMENTS: KnownDocuments = new Map(Object.entries(KNOWN_DOCUMENTS));

/** The number of texts to keep for other clients, which send a text once and only its hash from then on. */
const MAX_LEARNED = 1_000;
const MAX_LEARNED_LENGTH = 5_000_000;

/** The prefix that Apollo adds to each hash, because its cache may be shared. */
const PREFIX = /^apq:/;

interface DocumentCache {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string): Promise<void>;
  delete(key: string): Promise<void>;
}

/**
 * The cache in which Apollo looks up documents by the hashes that clients send instead of texts. It contains
 * the known documents, and those learned from clients unless `isClosed`.
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

/** Throws UNKNOWN_OPERATION for a text that is not exactly one of these documents. */
export const requireKnown = (known: KnownDocuments, text: unknown): void => {
  if (typeof text === 'string' && text !== '' && !known.has(hashOf(text))) throw unknownOperation();
};
