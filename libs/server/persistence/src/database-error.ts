import { DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';

const NETWORK_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN'],
]);

/**
 * SQLSTATEs of an unavailable database: 08 connection, 53 out of resources, 57P shutting down or starting,
 * 57014 statement timeout, 40 serialization failure and deadlock, 55P03 lock not available, 25P03 and 25P04
 * transaction timeouts, 25006 read-only after a failover, 58 system error.
 */
const UNAVAILABLE_STATES = /^(?:08...|53...|57P..|57014|40001|40P01|55P03|25P03|25P04|25006|58...)$/;

/** The messages of errors of pg and its pool that have no code. */
const UNAVAILABLE_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** The SQLSTATEs of errors for text that PostgreSQL cannot encode. Transports refuse such text earlier. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';

/** Returns the name of the violated constraint or index in an error of the driver, or null. */
export const violatedConstraint = (error: unknown): string | null => {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return typeof cause === 'object' &&
    cause !== null &&
    'constraint' in cause &&
    typeof cause.constraint === 'string'
    ? cause.constraint
    : null;
};

/** True if the database is down, unreachable or overloaded, so that a retry may succeed. */
const isUnavailable = (error: unknown): boolean => {
  if (error instanceof QueryRunnerAlreadyReleasedError) return true;
  const code = codeOf(error);
  return (
    NETWORK_CODES.has(code) ||
    UNAVAILABLE_STATES.test(code) ||
    (error instanceof Error && UNAVAILABLE_MESSAGES.test(error.message))
  );
};

/** Translates an error of the driver into a DomainError. Other errors stay unchanged. */
export const translateError = (error: unknown): unknown => {
  if (error instanceof DomainError) return error;
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (isUnavailable(cause)) {
    return new DomainError('DATABASE_UNAVAILABLE', TEXTS.generic.unavailable, {}, { cause });
  }
  const code = codeOf(cause);
  if (code === UNIQUE_VIOLATION) return new DomainError('CONFLICT', 'This exists already.', {}, { cause });
  if (code === FOREIGN_KEY_VIOLATION)
    return new DomainError('NOT_FOUND', TEXTS.generic.notFound, {}, { cause });
  if (UNSTORABLE_TEXT.has(code)) {
    return new DomainError('INVALID_INPUT', 'Contains characters that cannot be stored.', {}, { cause });
  }
  return error;
};
