import type { IncomingMessage } from 'node:http';

/**
 * True when one of our pages, or no page at all, opens the connection. Browsers send `Origin` with every
 * WebSocket and let any site open one.
 */
export const isSameSite = ({ headers }: IncomingMessage, trustedOrigins: readonly string[]): boolean => {
  const { origin, host } = headers;
  if (origin === undefined || trustedOrigins.includes(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
};
