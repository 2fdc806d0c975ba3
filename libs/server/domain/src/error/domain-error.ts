import { TEXTS, type ErrorCode } from '@safelight/rules';

/** Machine-readable details of an error: field names, limits, ids. Never secrets, SQL or paths. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** Information about a refusal for the security log, which no response contains. */
export interface Undisclosed {
  /** The account that was concerned; null if there is none. */
  readonly userId: string | null;
  /** True if the refusal shows that somebody else obtained a secret of the owner. */
  readonly isTheft?: boolean;
}

/** The error of all layers: a code from the closed list, a text for people, and details. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly undisclosed: Undisclosed | null;

  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(
    code: ErrorCode,
    message: string,
    details: ErrorDetails = {},
    options: { readonly cause?: unknown; readonly undisclosed?: Undisclosed } = {},
  ) {
    super(message, options);
    this.code = code;
    this.details = details;
    this.undisclosed = options.undisclosed ?? null;
  }
}

/**
 * Creates the error for things that do not exist, and for things that the viewer may not see. It does not
 * reveal which of the two. `missing` is the noun of the thing, for callers that named several.
 */
export const notFound = (missing?: string): DomainError =>
  new DomainError('NOT_FOUND', TEXTS.generic.notFound, missing === undefined ? {} : { missing });

/**
 * Creates the error for a field of the input that breaks a rule. Forms read `details.fields`. Its name is in snake_case,
 * as in REST, which does not change it; GraphQL does.
 */
export const invalidField = (
  field: string,
  message: string,
  code: ErrorCode = 'INVALID_INPUT',
): DomainError => new DomainError(code, message, { fields: { [field]: [message] } });
