import { GraphQLError } from 'graphql';
import type { ErrorDetails } from '@safelight/domain';
import { ERROR_CATALOGUE, type ErrorCode } from '@safelight/rules';
import { failureOf, withFieldsNamed, type TransportLogger } from '@safelight/transport';

/** The id of the request that an error belongs to, and the logger for unexpected errors. */
export interface ErrorContext {
  readonly logger: TransportLogger;
  readonly requestId: string;
}

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError !== undefined ? causeOf(error.originalError) : error;

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/**
 * True for an error about the request itself, which already has a code. Errors of graphql-jit have no
 * extensions.
 */
const isCoded = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && 'code' in ((error.extensions as object | undefined) ?? {});

/**
 * The error of graphql-js or graphql-jit that a value does not fit its variable or argument; null for other
 * errors.
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
  // Errors of graphql-jit have locations but no nodes, so graphql-js cannot compute the locations.
  if (failure.locations === undefined && place?.locations !== undefined)
    Object.defineProperty(failure, 'locations', { value: place.locations, enumerable: true });
  return failure;
};

/**
 * Converts an error for clients: `extensions: {code, details}` by the catalogue. An unexpected error is
 * logged, and the client gets only the request id.
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
