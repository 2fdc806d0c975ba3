import { GraphQLError } from 'graphql';
import type { ErrorDetails } from '@safelight/domain';
import { ERROR_CATALOGUE, type ErrorCode } from '@safelight/rules';
import { failureOf, withFieldsNamed, type TransportLogger } from '@safelight/transport';

/** The request that an error belongs to, and the logger for details of unexpected ones. */
export interface ErrorContext {
  readonly logger: TransportLogger;
  readonly requestId: string;
}

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError !== undefined ? causeOf(error.originalError) : error;

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** True for an error about the request itself, which has its own code. Errors of graphql-jit lack extensions. */
const isCoded = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && 'code' in ((error.extensions as object | undefined) ?? {});

/**
 * The error that a value does not fit its variable or argument, in the words of graphql-js or graphql-jit;
 * null otherwise.
 */
const inputErrorIn = (error: unknown): GraphQLError | null => {
  if (!(error instanceof GraphQLError)) return null;
  return /^(?:Variable|Argument) "/.test(error.message) ? error : inputErrorIn(error.originalError);
};

const projected = (
  error: unknown,
  message: string,
  extensions: { readonly code: ErrorCode; readonly details: ErrorDetails },
): GraphQLError => {
  const place = error instanceof GraphQLError ? error : null;
  const failure = new GraphQLError(message, {
    ...(place?.nodes === undefined ? {} : { nodes: place.nodes }),
    ...(place?.path === undefined ? {} : { path: place.path }),
    extensions,
  });
  // Errors of graphql-jit say where they are without the nodes that are there.
  if (failure.locations === undefined && place?.locations !== undefined)
    Object.defineProperty(failure, 'locations', { value: place.locations, enumerable: true });
  return failure;
};

/**
 * The form in which clients get an error: `extensions: {code, details}` by the catalogue. An unexpected error
 * is logged and answered with only the id of the request.
 */
export const projectError = (error: unknown, { logger, requestId }: ErrorContext): GraphQLError => {
  const cause = causeOf(error);
  if (isCoded(cause)) return cause;
  const inputError = inputErrorIn(error);
  if (inputError !== null)
    return projected(error, inputError.message, { code: 'INVALID_INPUT', details: {} });
  const { code, message, details } = failureOf(cause, requestId);
  const { logLevel } = ERROR_CATALOGUE[code];
  if (logLevel !== 'info') logger[logLevel]({ requestId, code, err: cause }, 'operation failed');
  return projected(error, message, { code, details: withFieldsNamed(details, camelCase) });
};
