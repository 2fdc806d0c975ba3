import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { ERROR_CATALOGUE, type ErrorCode, isErrorCode, TEXTS } from '@safelight/rules';

interface ErrorEntry {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEntry = (value: unknown): value is ErrorEntry =>
  isRecord(value) && typeof value['message'] === 'string';

/** GraphQL errors inside the body of an HTTP error, none when it holds something else. */
const entriesIn = (body: string): readonly ErrorEntry[] => {
  try {
    const parsed: unknown = JSON.parse(body);
    return isRecord(parsed) && Array.isArray(parsed['errors']) ? parsed['errors'].filter(isEntry) : [];
  } catch {
    return [];
  }
};

const firstEntry = (error: unknown): ErrorEntry | undefined => {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0];
  return ServerError.is(error) ? entriesIn(error.bodyText)[0] : undefined;
};

/** The catalogue's code of a failure, or null when the server did not name one. */
export const codeOf = (error: unknown): ErrorCode | null => {
  const code = firstEntry(error)?.extensions?.['code'];
  return isErrorCode(code) ? code : null;
};

/** The HTTP status of a failure, by its code or else by the answer; null when there was no answer. */
export const statusOf = (error: unknown): number | null => {
  const code = codeOf(error);
  if (code !== null) return ERROR_CATALOGUE[code].httpStatus;
  return ServerError.is(error) ? error.statusCode : null;
};

/** The particulars the server gave, empty without any. */
export const detailsOf = (error: unknown): Readonly<Record<string, unknown>> => {
  const details = firstEntry(error)?.extensions?.['details'];
  return isRecord(details) ? details : {};
};

/** The first problem of each field, by the field's name. */
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

const textOf = (error: unknown, entry: ErrorEntry): string => {
  const problems = Object.entries(fieldProblemsOf(error));
  return problems.length > 1
    ? problems.map(([field, problem]) => `${field}: ${problem.replace(/\.$/, '')}`).join('. ')
    : entry.message;
};

/** What to tell a person about a failure (spec: accounts §8 "Generic"). */
export const messageOf = (error: unknown): string => {
  const entry = firstEntry(error);
  if (entry !== undefined) return textOf(error, entry);
  if (ServerError.is(error)) return TEXTS.generic.httpStatus(error.statusCode);
  if (!(error instanceof Error)) return TEXTS.generic.internal;
  if (error.name === 'TimeoutError') return TEXTS.generic.timeout;
  if (error.name === 'AuthenticationFailed') return error.message;
  return error instanceof TypeError ? TEXTS.generic.network : TEXTS.generic.internal;
};

/** True when the request never reached an answer: no network, or no time left. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');

/** True when the person stopped the request. */
export const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
