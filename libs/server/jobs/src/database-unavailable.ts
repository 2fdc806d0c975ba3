import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';

/** The database cannot be reached; trying again later may help. */
export const databaseUnavailable = (cause: unknown): DomainError =>
  new DomainError('DATABASE_UNAVAILABLE', TEXTS.generic.unavailable, {}, { cause });
