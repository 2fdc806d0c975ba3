import { TEXTS, type ErrorCode } from '@safelight/rules';

/** Machine-readable particulars of an error: field names, limits, ids. Never secrets, SQL or paths. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** The one way to fail: a code from the closed list, a text a person may read, and particulars. */
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

/** The same answer for what does not exist and for what the viewer may not see. */
export const notFound = (): DomainError => new DomainError('NOT_FOUND', TEXTS.generic.notFound);

/** A field of the input that breaks a rule; `details.fields` is what forms read. */
export const invalidField = (
  field: string,
  message: string,
  code: ErrorCode = 'INVALID_INPUT',
): DomainError => new DomainError(code, message, { fields: { [field]: [message] } });
