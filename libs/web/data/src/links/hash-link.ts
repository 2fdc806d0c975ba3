import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** The field that codegen adds to each document: the hash of the text that Apollo would send. */
interface Hashed {
  readonly __meta__?: { readonly hash: string };
}

/** Returns the hash of a generated document. Apollo keeps this hash when it changes the document. */
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
