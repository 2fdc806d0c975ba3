/** The logger for messages about the health of this library; a pino logger fits. */
export interface PersistenceLogger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}

export const silentLogger: PersistenceLogger = { info: () => undefined, warn: () => undefined };
