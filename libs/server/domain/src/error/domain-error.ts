import { TEXTS, type ErrorCode } from '@safelight/rules';

/** Machine-readable details of an error: field names, limits, ids. Never secrets, SQL or paths. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** The error that every layer throws: a code from the closed list, a text for people, and details. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/**
 * The error both for what does not exist and for what the viewer may not see, so that it does not reveal
 * which.
 */
export const notFound = (): DomainError => new DomainError('NOT_FOUND', TEXTS.generic.notFound);

/** A field of the input that breaks a rule. Forms read `details.fields`. */
export const invalidField = (
  field: string,
  message: string,
  code: ErrorCode = 'INVALID_INPUT',
): DomainError => new DomainError(code, message, { fields: { [field]: [message] } });
