import { codeOf, messageOf } from '@safelight/web-data';

/** The server's own words when it asks to wait; `text` for any other failure. */
export const waitOr = (error: unknown, text: string): string =>
  codeOf(error) === 'RATE_LIMITED' ? messageOf(error) : text;
