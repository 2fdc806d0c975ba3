import { DomainError } from '@safelight/domain';

/** The result, or null when the use case throws NOT_FOUND. */
export const nullIfMissing = async <T>(found: Promise<T>): Promise<T | null> => {
  try {
    return await found;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};
