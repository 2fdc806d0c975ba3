import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ERROR_CATALOGUE, type ErrorCode, isErrorCode, TEXTS } from '@safelight/rules';

interface ErrorEntry {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is ErrorEntry =>
  isRecord(value) && typeof value['message'] === 'string';

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const isProblem = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.length > 0 && typeof value[0] === 'string');

/**
 * Returns the error in a REST response: its `detail`, or for status 400 an object that contains only errors by
 * field.
 */
const restEntry = (status: number, body: Readonly<Record<string, unknown>>): ErrorEntry | undefined => {
  const { detail, code, details } = body;
  if (typeof detail === 'string') return { message: detail, extensions: { code, details } };
  const problems = Object.values(body);
  if (status !== 400 || problems.length === 0 || !problems.every(isProblem)) return undefined;
  return { message: '', extensions: { code: 'INVALID_INPUT', details: { fields: body } } };
};

/** Returns the first error in the body of an HTTP error, in the format of GraphQL or of REST. */
const entryIn = ({ statusCode, bodyText }: ServerError): ErrorEntry | undefined => {
  const body = parsed(bodyText);
  if (!isRecord(body)) return undefined;
  return Array.isArray(body['errors']) ? body['errors'].find(isEntry) : restEntry(statusCode, body);
};

const firstEntry = (error: unknown): ErrorEntry | undefined => {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  return ServerError.is(error) ? entryIn(error) : undefined;
};

/** Returns the code of an error; null if the server sent none from the error catalogue. */
export const codeOf = (error: unknown): ErrorCode | null => {
  const code = firstEntry(error)?.extensions?.['code'];
  return isErrorCode(code) ? code : null;
};

/** Returns the HTTP status of an error's code or of its response; null if there was no response. */
export const statusOf = (error: unknown): number | null => {
  const code = codeOf(error);
  if (code !== null) return ERROR_CATALOGUE[code].httpStatus;
  return ServerError.is(error) ? error.statusCode : null;
};

/** Returns the details that the server sent with an error; empty if there are none. */
export const detailsOf = (error: unknown): Readonly<Record<string, unknown>> => {
  const details = firstEntry(error)?.extensions?.['details'];
  return isRecord(details) ? details : {};
};

/** Returns the first error of each field, by the field's name. */
export const fieldProblemsOf = (error: unknown): Readonly<Record<string, string>> => {
  const { fields } = detailsOf(error);
  if (!isRecord(fields)) return {};
  const problems = Object.entries(fields).map(([field, value]): [string, unknown] => [
    field,
    Array.isArray(value) ? value[0] : value,
  ]);
  return Object.fromEntries(
    problems.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats a time to wait, rounded up: "15 minutes" or "20 hours". */
const waitText = (seconds: number): string =>
  seconds <= 5_400
    ? counted(Math.max(1, Math.ceil(seconds / 60)), 'minute')
    : counted(Math.ceil(seconds / 3_600), 'hour');

/** Returns the server's message, with the time to wait from the details where the message only says "later". */
const withWait = (error: unknown, message: string): string => {
  const { retryAfterSeconds } = detailsOf(error);
  return typeof retryAfterSeconds === 'number'
    ? message.replace(/ later\.$/, ` in ${waitText(retryAfterSeconds)}.`)
    : message;
};

const textOf = (error: unknown, entry: ErrorEntry): string => {
  const problems = fieldProblemsOf(error);
  const count = Object.keys(problems).length;
  return count > 1 || (count === 1 && entry.message === '')
    ? TEXTS.generic.fieldProblems(problems)
    : withWait(error, entry.message);
};

/**
 * Returns the message to show for an error (spec: accounts §8 "Generic"). `fallback` is used if there is no
 * message, for example if the login page of a network came instead of a response.
 */
export const messageOf = (error: unknown, fallback: string = TEXTS.generic.internal): string => {
  const entry = firstEntry(error);
  if (entry !== undefined) return textOf(error, entry) || fallback;
  if (ServerError.is(error))
    return error.statusCode < 400 ? fallback : TEXTS.generic.httpStatus(error.statusCode);
  if (!(error instanceof Error)) return fallback;
  if (error.name === 'TimeoutError') return TEXTS.generic.timeout;
  if (error.name === 'AuthenticationFailed') return error.message;
  return error instanceof TypeError ? TEXTS.generic.network : fallback;
};

/**
 * Returns how long to wait if there were too many requests, and `otherwise` for any other error: for screens to which
 * the specification gives one text for all failures.
 */
export const rateLimitMessage = (error: unknown, otherwise: string): string =>
  codeOf(error) === 'RATE_LIMITED' ? messageOf(error) : otherwise;

/**
 * True if something before the server answered in its place, for example a proxy while the server is down. Our server
 * always says in words that something does not exist.
 */
const isUnavailable = (error: unknown): boolean =>
  ServerError.is(error) &&
  (error.statusCode >= 500 || error.statusCode === 404) &&
  entryIn(error) === undefined;

/** Like `messageOf`, but says in words that the server is not available, where the specification has no text for that. */
export const plainMessageOf = (error: unknown, fallback?: string): string =>
  isUnavailable(error) ? TEXTS.generic.unavailable : messageOf(error, fallback);

/** Returns the data of a response without errors; throws if there is none. */
export const dataOf = <T>(data: T | null | undefined): T => {
  if (data === null || data === undefined) throw new Error('The answer holds no data.');
  return data;
};

/** True if the request got no response: there was no network, or a timeout. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');

/**
 * True if the same request may succeed later: there was no response, or that of something before the server, or the
 * server cannot answer at the moment.
 */
export const isPassing = (error: unknown): boolean => {
  if (isUnanswered(error) || isUnavailable(error) || ServerParseError.is(error)) return true;
  const status = statusOf(error) ?? 0;
  return status === 429 || status >= 500;
};

const GONE: readonly (ErrorCode | null)[] = ['NOT_FOUND', 'FORBIDDEN', 'PASSWORD_REQUIRED', 'LINK_EXPIRED'];

/** True if the server answered that something is not there, or not for this viewer. */
export const isGone = (error: unknown): boolean => GONE.includes(codeOf(error));

/** True when the person cancelled the request. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
