import { codeOf, messageOf } from '@safelight/web-data';

/** The server's message when there were too many requests; `text` for any other error. */
export const waitOr = (error: unknown, text: string): string =>
  codeOf(error) === 'RATE_LIMITED' ? messageOf(error) : text;
