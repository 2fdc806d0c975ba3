/** What this library says about its own health; a pino logger fits. */
export interface PersistenceLogger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export const silentLogger: PersistenceLogger = { info: () => undefined, warn: () => undefined };
