import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DocumentNode } from 'graphql';

/** A document with the field that codegen adds: the hash of the text that Apollo would send. */
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
 * Creates a link that sends the hash of each document instead of its text, and the text too if the server does
 * not know the hash (docs/adr/0054).
 */
export const createHashLink = (): PersistedQueryLink =>
  new PersistedQueryLink({ generateHash: documentHash });
