/**
 * All error codes with their HTTP status and log level. Type checking fails for a code without an entry and
 * for an entry without a status.
 */
export const ERROR_CATALOGUE = {
  INVALID_INPUT: { httpStatus: 400, logLevel: 'info' },
  INVALID_FILE_FORMAT: { httpStatus: 400, logLevel: 'info' },
  IMAGE_TOO_LARGE: { httpStatus: 400, logLevel: 'info' },
  INVALID_IMAGE_URL: { httpStatus: 400, logLevel: 'info' },
  INVALID_DOCUMENT: { httpStatus: 400, logLevel: 'info' },
  DOCUMENT_TOO_NEW: { httpStatus: 400, logLevel: 'info' },
  FILE_REQUIRED: { httpStatus: 400, logLevel: 'info' },
  GOOGLE_SIGN_IN_FAILED: { httpStatus: 400, logLevel: 'info' },
  WRONG_PASSWORD: { httpStatus: 400, logLevel: 'info' },
  INVALID_LINK: { httpStatus: 400, logLevel: 'info' },
  ALREADY_VERIFIED: { httpStatus: 400, logLevel: 'info' },
  INVALID_SIGNATURE: { httpStatus: 400, logLevel: 'warn' },
  EMAIL_TAKEN: { httpStatus: 400, logLevel: 'info' },
  USERNAME_TAKEN: { httpStatus: 400, logLevel: 'info' },
  WEAK_PASSWORD: { httpStatus: 400, logLevel: 'info' },
  UNAUTHENTICATED: { httpStatus: 401, logLevel: 'info' },
  INVALID_CREDENTIALS: { httpStatus: 401, logLevel: 'info' },
  INVALID_API_KEY: { httpStatus: 401, logLevel: 'info' },
  SESSION_EXPIRED: { httpStatus: 401, logLevel: 'info' },
  EMAIL_NOT_VERIFIED: { httpStatus: 403, logLevel: 'info' },
  ACCOUNT_SUSPENDED: { httpStatus: 403, logLevel: 'info' },
  FORBIDDEN: { httpStatus: 403, logLevel: 'info' },
  UNKNOWN_OPERATION: { httpStatus: 403, logLevel: 'info' },
  PASSWORD_REQUIRED: { httpStatus: 403, logLevel: 'info' },
  FRESH_SIGN_IN_REQUIRED: { httpStatus: 403, logLevel: 'info' },
  INSUFFICIENT_CREDITS: { httpStatus: 402, logLevel: 'info' },
  NOT_FOUND: { httpStatus: 404, logLevel: 'info' },
  METHOD_NOT_ALLOWED: { httpStatus: 405, logLevel: 'info' },
  CONFLICT: { httpStatus: 409, logLevel: 'info' },
  DOCUMENT_CONFLICT: { httpStatus: 409, logLevel: 'info' },
  LAYER_PICTURES_MISSING: { httpStatus: 409, logLevel: 'info' },
  IDEMPOTENCY_CONFLICT: { httpStatus: 409, logLevel: 'info' },
  NOT_FOR_SALE: { httpStatus: 409, logLevel: 'info' },
  PROJECT_FULL: { httpStatus: 409, logLevel: 'info' },
  TAKE_BACK_REFUSED: { httpStatus: 409, logLevel: 'info' },
  LINK_EXPIRED: { httpStatus: 410, logLevel: 'info' },
  FILE_TOO_LARGE: { httpStatus: 413, logLevel: 'info' },
  STORAGE_QUOTA_EXCEEDED: { httpStatus: 413, logLevel: 'info' },
  RANGE_NOT_SATISFIABLE: { httpStatus: 416, logLevel: 'info' },
  UNSUPPORTED_EDIT: { httpStatus: 422, logLevel: 'info' },
  BANDWIDTH_EXCEEDED: { httpStatus: 429, logLevel: 'info' },
  RATE_LIMITED: { httpStatus: 429, logLevel: 'info' },
  UPLOAD_ABORTED: { httpStatus: 499, logLevel: 'info' },
  INTERNAL: { httpStatus: 500, logLevel: 'error' },
  AI_FAILED: { httpStatus: 502, logLevel: 'warn' },
  GOOGLE_UNAVAILABLE: { httpStatus: 503, logLevel: 'warn' },
  PAYMENTS_UNAVAILABLE: { httpStatus: 503, logLevel: 'error' },
  STORAGE_UNAVAILABLE: { httpStatus: 503, logLevel: 'error' },
  DATABASE_UNAVAILABLE: { httpStatus: 503, logLevel: 'error' },
  OVERLOADED: { httpStatus: 503, logLevel: 'warn' },
} as const satisfies Record<string, { httpStatus: number; logLevel: 'info' | 'warn' | 'error' }>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** True if `value` is an error code. Clients use it to read the code of a response. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERROR_CATALOGUE, value);
