import { isOriginal, TEXTS } from '@safelight/rules';
import { DomainError } from '../error/domain-error.ts';

/** Throws CONFLICT for a version that is not deleted without its image: the original, and the version in use. */
export const requireDeletable = (version: { readonly number: number; readonly isCurrent: boolean }): void => {
  if (isOriginal(version)) throw new DomainError('CONFLICT', TEXTS.images.versionIsOriginal);
  if (version.isCurrent) throw new DomainError('CONFLICT', TEXTS.images.versionIsCurrent);
};
