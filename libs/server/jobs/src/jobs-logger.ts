/** The part of pino's interface that this library uses. */
export interface JobsLogger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export const silentLogger: JobsLogger = { warn: () => undefined, error: () => undefined };
