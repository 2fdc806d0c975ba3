import { isIPv4, isIPv6 } from 'node:net';

/** Converts an IPv4 address at the end of an IPv6 address from decimal numbers to two hexadecimal groups. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });

/**
 * Returns the address in lower case and without its zone. IPv4 written as IPv6 (`::ffff:192.0.2.1`) becomes
 * IPv4.
 */
const plainAddress = (address: string): string => {
  const [bare = ''] = address.toLowerCase().split('%');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare;
};

/** Returns the eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const [left = '', right] = withoutDots(address).split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
};

/**
 * Returns the network that rate limits treat as one place: an IPv4 address, or the /64 of an IPv6 address,
 * which usually belongs to one household or host.
 */
export const addressGroup = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
};

/**
 * Returns the network that logs contain in place of an address, so that they do not identify a household: the
 * /24 of an IPv4 address, or the /48 of an IPv6 address. Null if the text is not an address.
 */
export const loggedNetwork = (address: string): string | null => {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : null;
};
