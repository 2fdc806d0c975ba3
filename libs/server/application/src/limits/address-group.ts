import { isIPv6 } from 'node:net';

/** The four decimal numbers of an IPv4 address inside an IPv6 address, as two hexadecimal groups. */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });

/**
 * The network that counts as one place for rate limits: an IPv4 address, or the /64 of an IPv6 address, which
 * is what one household or host has. IPv4 written as IPv6 (`::ffff:192.0.2.1`) is IPv4.
 */
export const addressGroup = (address: string): string => {
  const [bare = ''] = address.toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return bare;
  const [left = '', right] = withoutDots(bare).split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(':')}::/64`;
};
