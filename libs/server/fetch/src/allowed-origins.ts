import { isLoopback } from './public-address.ts';

const isLoopbackOrigin = (origin: string): boolean => {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.origin === origin && (url.hostname === 'localhost' || isLoopback(url.hostname));
};

/**
 * Checks the origins on this machine from which tests may fetch. Throws in production, where the list must be
 * empty. Also throws for anything but an http(s) origin of loopback such as `http://127.0.0.1:8080`.
 */
export const checkAllowedOrigins = (origins: readonly string[], isProduction: boolean): void => {
  if (isProduction && origins.length > 0) {
    throw new Error('Origins on this machine must not be opened to image URLs in production');
  }
  const wrong = origins.find((origin) => !isLoopbackOrigin(origin));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no origin on this machine`);
};
