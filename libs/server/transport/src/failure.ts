import { DomainError, type ErrorDetails } from '@safelight/domain';
import { ERROR_CATALOGUE, TEXTS, type ErrorCode } from '@safelight/rules';
import { ENCODED_BODY, WrongBodyType } from './plain-body.ts';
import { exhaustedHeaders } from './request-allowance.ts';

/** An error as clients get it. The details use the names of the domain; those of fields are in snake_case. */
export interface Failure {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails;
}

/**
 * The HTTP status of an error that Express or its body parser raised about the request; null for other
 * errors.
 */
const requestErrorStatus = (error: unknown): number | null => {
  if (!(error instanceof Error) || !('status' in error)) return null;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
};

const REQUEST_ERROR_TEXTS: Readonly<Record<number, string>> = {
  408: 'The request did not arrive in time.',
  413: 'The request body is too large.',
  415: 'Send the body as plain UTF-8 JSON.',
  417: 'The header Expect can only ask for 100-continue.',
  431: 'The headers of the request are too large.',
};

/** What the parser of bodies says about its error. */
interface BodyError {
  /** The kind of error. */
  readonly type?: unknown;
  /** The maximum size of the body in bytes, if the body exceeds it. */
  readonly limit?: unknown;
}

/** The texts for errors that their kind describes better than their status. */
const BODY_ERROR_TEXTS: Readonly<Record<string, string>> = {
  'entity.parse.failed': 'The body is not a JSON object.',
  [ENCODED_BODY]: 'Send the body without a Content-Encoding.',
};

const requestErrorText = (status: number, error: unknown): string => {
  if (error instanceof WrongBodyType) return error.message;
  const { type } = error as BodyError;
  return BODY_ERROR_TEXTS[String(type)] ?? REQUEST_ERROR_TEXTS[status] ?? 'The request cannot be understood.';
};

/**
 * Converts an error for clients. An unexpected one contains only the request id, by which it can be found in
 * the log.
 */
export const failureOf = (error: unknown, requestId: string): Failure => {
  if (!(error instanceof DomainError))
    return { status: 500, code: 'INTERNAL', message: TEXTS.generic.internal, details: { requestId } };
  const { code, message, details } = error;
  return { status: ERROR_CATALOGUE[code].httpStatus, code, message, details };
};

/** Like `failureOf`, but also converts errors of Express and its body parser about the request. */
export const requestFailureOf = (error: unknown, requestId: string): Failure => {
  const status = error instanceof DomainError ? null : requestErrorStatus(error);
  if (status === null) return failureOf(error, requestId);
  const { limit } = error as BodyError;
  return {
    status,
    code: status === 413 ? 'FILE_TOO_LARGE' : 'INVALID_INPUT',
    message: requestErrorText(status, error),
    details: typeof limit === 'number' ? { limitBytes: limit } : {},
  };
};

/** Renames the `fields` of error details by `nameOf`. */
export const withFieldsNamed = (details: ErrorDetails, nameOf: (field: string) => string): ErrorDetails => {
  const { fields } = details;
  if (typeof fields !== 'object' || fields === null) return details;
  const named = Object.entries(fields).map(([field, problems]) => [nameOf(field), problems as unknown]);
  return { ...details, fields: Object.fromEntries(named) as ErrorDetails };
};

/** Seconds after which a client may try again when the server is busy. */
const RETRY_AFTER_S = 5;

const written = (detail: unknown): string | undefined =>
  typeof detail === 'string' || typeof detail === 'number' ? String(detail) : undefined;

const retryAfter = ({ retryAfterSeconds }: ErrorDetails) => ({
  'Retry-After': written(retryAfterSeconds) ?? String(RETRY_AFTER_S),
});

/** The headers that belong to the status of an error. */
export const failureHeaders = ({ status, details }: Failure): Readonly<Record<string, string>> => {
  switch (status) {
    case 401:
      return { 'WWW-Authenticate': 'Bearer realm="safelight", Api-Key realm="safelight"' };
    case 405:
      return { Allow: written(details['allow']) ?? '' };
    case 416:
      return { 'Content-Range': `bytes */${written(details['sizeBytes']) ?? '*'}` };
    case 429:
      return { ...retryAfter(details), ...exhaustedHeaders(details) };
    case 503:
      return retryAfter(details);
    default:
      return {};
  }
};
