import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** What codegen adds to each document: the hash of the text that Apollo would send for it. */
interface Hashed {
  readonly __meta__?: { readonly hash: string };
}

/** The hash of a generated document, which Apollo's changes to the document leave in place. */
export const documentHash = (document: DocumentNode): string => {
  const hash = (document as DocumentNode & Hashed).__meta__?.hash;
  if (hash === undefined) throw new Error('The document was not generated from a .graphql file.');
  return hash;
};

/**
 * Sends the hash of each document in place of its text, and the text once more to a server that does not know the
 * hash (docs/adr/0054).
 */
export const createHashLink = (): PersistedQueryLink =>
  new PersistedQueryLink({ generateHash: documentHash });
