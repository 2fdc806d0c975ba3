import { DomainError } from '@safelight/domain';

/**
 * Makes a handler for `catch` that replaces the text of NOT_FOUND (spec: images §8), and rethrows other
 * errors unchanged.
 */
export const saying =
  (text: string) =>
  (error: unknown): never => {
    const isMissing = error instanceof DomainError && error.code === 'NOT_FOUND';
    throw isMissing ? new DomainError('NOT_FOUND', text) : error;
  };
