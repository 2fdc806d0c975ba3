import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/**
 * The properties with which errors of the database quote values of rows, such as email addresses and hashes of
 * passwords.
 */
const VALUES_OF_ROWS: ReadonlySet<string> = new Set(['parameters', 'detail', 'where']);

const isError = (value: unknown): boolean => typeof value === 'object' && value !== null && 'stack' in value;

/** A copy of a serialized error, and of the errors in it, without values of rows. */
const withoutValues = (serialized: unknown): unknown => {
  if (Array.isArray(serialized)) return serialized.map(withoutValues);
  if (typeof serialized !== 'object' || serialized === null) return serialized;
  const kept = Object.entries(serialized).filter(([name]) => !VALUES_OF_ROWS.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      isError(value) || Array.isArray(value) ? withoutValues(value) : value,
    ]),
  );
};

/**
 * Structured logs on standard output, or at `destination`. Secrets are removed where a whole header or body is
 * logged, and values of rows where an error of the database is.
 */
export const createLogger = (
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger =>
  pino(
    {
      level: logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: Error) => withoutValues(pino.stdSerializers.err(error)) },
      redact: {
        paths: [
          '*.authorization',
          '*.cookie',
          '*.password',
          '*.password_confirm',
          '*.current_password',
          '*.credential',
          '*.ticket',
          '*.refresh',
          '*.access',
          '*.token',
          '*.key',
          'req.headers.authorization',
          'req.headers.cookie',
        ],
        censor: '[removed]',
      },
    },
    destination,
  );
