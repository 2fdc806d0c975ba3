import { DomainError } from '@safelight/domain';

/** The error for a method that a path does not have. `allow` lists those that it has, as in the header `Allow`. */
export const methodNotAllowed = (allow: string): DomainError =>
  new DomainError('METHOD_NOT_ALLOWED', 'This method is not allowed here.', { allow });
