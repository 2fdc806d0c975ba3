import { GraphQLError } from 'graphql';
import { DomainError, type ErrorDetails } from '@safelight/domain';
import { ERROR_CATALOGUE, TEXTS, type ErrorCode } from '@safelight/rules';
import type { GraphqlLogger } from '../logger.ts';

/** For whom an error is projected, and where the particulars of an unexpected one go. */
export interface ErrorContext {
  readonly logger: GraphqlLogger;
  readonly requestId: string;
}

const causeOf = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError !== undefined ? causeOf(error.originalError) : error;

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Particulars with fields named as the schema names them. */
const detailsOf = ({ details }: DomainError): ErrorDetails => {
  const { fields } = details;
  if (typeof fields !== 'object' || fields === null) return details;
  const named = Object.entries(fields).map(([name, problems]) => [camelCase(name), problems]);
  return { ...details, fields: Object.fromEntries(named) };
};

/** An error of ours about the request itself, that names its own code. Errors of graphql-jit lack extensions. */
const isCoded = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && 'code' in ((error.extensions as object | undefined) ?? {});

/** The error that says a value does not fit its variable or argument, in the words of graphql-js and graphql-jit. */
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
  return new GraphQLError(message, {
    ...(place?.nodes === undefined ? {} : { nodes: place.nodes }),
    ...(place?.path === undefined ? {} : { path: place.path }),
    extensions,
  });
};

/**
 * An error of execution as clients get it: `extensions: {code, details}` by the catalogue. An unexpected one
 * is logged and answered with nothing but the request's id.
 */
export const projectError = (error: unknown, { logger, requestId }: ErrorContext): GraphQLError => {
  const cause = causeOf(error);
  if (cause instanceof DomainError) {
    const { logLevel } = ERROR_CATALOGUE[cause.code];
    if (logLevel !== 'info')
      logger[logLevel]({ requestId, code: cause.code, err: cause }, 'operation failed');
    return projected(error, cause.message, { code: cause.code, details: detailsOf(cause) });
  }
  if (isCoded(cause)) return cause;
  const inputError = inputErrorIn(error);
  if (inputError !== null)
    return projected(error, inputError.message, { code: 'INVALID_INPUT', details: {} });
  logger.error({ requestId, code: 'INTERNAL', err: cause }, 'operation failed');
  return projected(error, TEXTS.generic.internal, { code: 'INTERNAL', details: { requestId } });
};
