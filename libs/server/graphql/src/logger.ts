/** What this transport logs with; a pino logger is one. */
export interface GraphqlLogger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
