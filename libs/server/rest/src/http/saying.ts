import { DomainError } from '@safelight/domain';

/** For `catch`: NOT_FOUND in the words of one call (spec: images §8), other errors as they are. */
export const saying =
  (text: string) =>
  (error: unknown): never => {
    const isMissing = error instanceof DomainError && error.code === 'NOT_FOUND';
    throw isMissing ? new DomainError('NOT_FOUND', text) : error;
  };
