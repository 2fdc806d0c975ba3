import { TEXTS, type ErrorCode } from '@safelight/rules';

/** Machine-readable details of an error: field names, limits, ids. Never secrets, SQL or paths. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** What the security log may know of a refusal and no answer reveals. */
export interface Undisclosed {
  /** Whose account it is about; null when it is nobody's. */
  readonly userId: string | null;
  /** True when somebody else must have what only the owner should. */
  readonly isTheft?: boolean;
}

/** The error that every layer throws: a code from the closed list, a text for people, and details. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly undisclosed: Undisclosed | null;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
    options: { readonly cause?: unknown; readonly undisclosed?: Undisclosed } = {},
  ) {
    super(message, options);
    this.undisclosed = options.undisclosed ?? null;
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
