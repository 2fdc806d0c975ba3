/** The logger of this library: a part of pino's interface. */
export interface JobsLogger {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export const silentLogger: JobsLogger = { warn: () => undefined, error: () => undefined };
