import { DomainError, type ErrorDetails } from '@safelight/domain';
import { ERROR_CATALOGUE, TEXTS, type ErrorCode } from '@safelight/rules';
import { exhaustedHeaders } from './request-allowance.ts';

/** An error as HTTP tells it. */
export interface Failure {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: ErrorDetails;
}

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const snakeKeys = (values: object): ErrorDetails =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [snakeCase(key), value as unknown]));

/** Particulars named as the API names its fields. */
const presentDetails = (details: ErrorDetails): ErrorDetails => {
  const { fields, ...rest } = snakeKeys(details);
  if (typeof fields !== 'object' || fields === null) return snakeKeys(details);
  return { ...rest, fields: snakeKeys(fields) };
};

/** The status of an error by Express or its body parser about the request itself, or null. */
const requestErrorStatus = (error: unknown): number | null => {
  if (!(error instanceof Error) || !('status' in error)) return null;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
};

const REQUEST_ERROR_TEXTS: Readonly<Record<number, string>> = {
  413: 'The request body is too large.',
  415: 'Send the body as plain UTF-8 JSON.',
};

/** What went wrong, with nothing of an unexpected error but the request id to find it by. */
export const failureOf = (error: unknown, requestId: string | null): Failure => {
  if (error instanceof DomainError) {
    const { code, message, details } = error;
    return { status: ERROR_CATALOGUE[code].httpStatus, code, message, details: presentDetails(details) };
  }
  const status = requestErrorStatus(error);
  if (status !== null) {
    const message = REQUEST_ERROR_TEXTS[status] ?? 'The request cannot be understood.';
    return { status, code: 'INVALID_INPUT', message, details: {} };
  }
  const details = requestId === null ? {} : { request_id: requestId };
  return { status: 500, code: 'INTERNAL', message: TEXTS.generic.internal, details };
};

/** The documented error body. */
export const errorBody = ({ message, code, details }: Failure): object => ({ error: message, code, details });

/** What a client of the auth routes reads: the field-error object, or `detail` (spec: accounts §8). */
export const authErrorBody = (failure: Failure): object => {
  const { fields } = failure.details;
  if (typeof fields === 'object' && fields !== null) return fields;
  return { detail: failure.message, ...errorBody(failure) };
};

/** Seconds after which a client that found us busy may try again. */
const RETRY_AFTER_S = 5;

const retryAfter = (details: ErrorDetails) => ({
  'Retry-After': String(details['retry_after_seconds'] ?? RETRY_AFTER_S),
});

/** Headers that belong to an error's status. */
export const errorHeaders = ({ status, details }: Failure): Readonly<Record<string, string>> => {
  switch (status) {
    case 401:
      return { 'WWW-Authenticate': 'Bearer realm="safelight", Api-Key realm="safelight"' };
    case 405:
      return { Allow: String(details['allow'] ?? '') };
    case 416:
      return { 'Content-Range': `bytes */${String(details['size_bytes'] ?? '*')}` };
    case 429:
      return { ...retryAfter(details), ...exhaustedHeaders(details) };
    case 503:
      return retryAfter(details);
    default:
      return {};
  }
};
