import ipaddr from 'ipaddr.js';

/** The address of Azure's host agent. It is the only public address that leads to the cloud's own host. */
const DENIED: readonly string[] = ['168.63.129.16'];

/**
 * The range of all public IPv6 addresses. ipaddr.js also calls others `unicast`, such as the IPv4-compatible
 * ::7f00:1.
 */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

const isGlobalUnicast = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST));

const bare = (address: string): string => address.replace(/^\[|\]$/g, '');

const parsed = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | null =>
  ipaddr.isValid(bare(address)) ? ipaddr.parse(bare(address)) : null;

/** The IP address in the host of a parsed URL, without brackets. Null for a name. */
export const literalAddress = (hostname: string): string | null =>
  parsed(hostname) === null ? null : bare(hostname);

/**
 * True for addresses of the public internet. IPv6 addresses that contain an IPv4 address (mapped, NAT64,
 * 6to4, Teredo) are in ranges of their own and do not count as public.
 */
export const isPublic = (address: string): boolean => {
  const found = parsed(address);
  return found !== null && isGlobalUnicast(found) && !DENIED.includes(found.toString());
};

/** True for a loopback address. False for a name. */
export const isLoopback = (address: string): boolean => parsed(address)?.range() === 'loopback';

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
