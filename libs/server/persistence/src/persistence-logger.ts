/** The part of a logger that this library uses. pino implements it. */
export interface PersistenceLogger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export const silentLogger: PersistenceLogger = { info: () => undefined, warn: () => undefined };
