import { codeOf, messageOf } from '@safelight/web-data';

/** The server's message for too many requests, which says how long to wait; `otherwise` for any other error. */
export const rateLimitMessage = (error: unknown, otherwise: string): string =>
  codeOf(error) === 'RATE_LIMITED' ? messageOf(error) : otherwise;
