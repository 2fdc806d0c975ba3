/** The logger of the transports; a pino logger fits. */
export interface TransportLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
