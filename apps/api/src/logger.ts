import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** Structured logs on standard output. Secrets are removed where a whole header or body is logged. */
export const createLogger = ({ logLevel }: Pick<Config, 'logLevel'>): Logger =>
  pino({
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  });
