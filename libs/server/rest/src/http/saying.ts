import { DomainError } from '@safelight/domain';

/**
 * Makes a handler for `catch` that gives NOT_FOUND the text of one call (spec: images §8), and rethrows other
 * errors unchanged.
 */
export const saying =
  (text: string) =>
  (error: unknown): never => {
    const isMissing = error instanceof DomainError && error.code === 'NOT_FOUND';
    throw isMissing ? new DomainError('NOT_FOUND', text) : error;
  };
