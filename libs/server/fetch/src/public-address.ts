import ipaddr from 'ipaddr.js';

/** Public by their range, yet answered by the machine's own cloud: Azure's host agent. */
const DENIED: readonly string[] = ['168.63.129.16'];

/** All public IPv6 lies in it; ipaddr.js calls more `unicast`, such as IPv4-compatible ::7f00:1. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

const isGlobalUnicast = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST));

const bare = (address: string): string => address.replace(/^\[|\]$/g, '');

const parsed = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | null =>
  ipaddr.isValid(bare(address)) ? ipaddr.parse(bare(address)) : null;

/** The address that the host of a parsed URL spells, without brackets; null when it is a name. */
export const literalAddress = (hostname: string): string | null =>
  parsed(hostname) === null ? null : bare(hostname);

/**
 * True for addresses of the public internet. IPv6 that carries an IPv4 address (mapped, NAT64, 6to4, Teredo)
 * has ranges of its own and is not public, whatever it carries.
 */
export const isPublic = (address: string): boolean => {
  const found = parsed(address);
  return found !== null && isGlobalUnicast(found) && !DENIED.includes(found.toString());
};

/** True for an address of this machine; false for a name. */
export const isLoopback = (address: string): boolean => parsed(address)?.range() === 'loopback';
