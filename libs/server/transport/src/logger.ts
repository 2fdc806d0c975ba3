/** What the transports log with; a pino logger is one. */
export interface TransportLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
