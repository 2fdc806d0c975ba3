import { isIPv4, isIPv6 } from 'node:net';

/** Converts an IPv4 address inside an IPv6 address from decimal to two hexadecimal groups. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });

/**
 * The address without its zone and in lower case, and as IPv4 if it is IPv4 written as IPv6
 * (`::ffff:192.0.2.1`).
 */
const plainAddress = (address: string): string => {
  const [bare = ''] = address.toLowerCase().split('%');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1] ?? bare;
};

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const [left = '', right] = withoutDots(address).split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
};

/**
 * The network that rate limits count as one place: an IPv4 address, or the /64 of an IPv6 address, which one
 * household or host has.
 */
export const addressGroup = (address: string): string => {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
};

/**
 * The network that logs contain instead of an address, so that they identify nobody's home: the /24 of an
 * IPv4 address, the /48 of an IPv6 address. Null if the text is not an address.
 */
export const loggedNetwork = (address: string): string | null => {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`;
  return isIPv4(plain) ? plain.replace(/\d+$/, '0/24') : null;
};
