import { codeOf, messageOf } from '@safelight/web-data';

/**
 * Returns the server's message when there were too many requests, because it says how long to wait. Returns
 * `otherwise` for any other error.
 */
export const rateLimitMessage = (error: unknown, otherwise: string): string =>
  codeOf(error) === 'RATE_LIMITED' ? messageOf(error) : otherwise;
