import { Resolver } from 'node:dns/promises';
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Refusal } from './fetch-errors.ts';
import { isLoopback, isPublic, literalAddress } from './public-address.ts';

/**
 * Resolves a name to all of its IPv4 and IPv6 addresses, in the order in which to try them. Empty if there
 * are none. Ends with `signal`.
 */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

const QUERY = { timeout: 2_000, tries: 2 } as const;

/**
 * Asks the DNS servers of this machine and ignores the hosts file. Unlike `dns.lookup` it occupies no thread
 * of libuv's pool, so that slow names do not delay file access.
 */
export const resolveByDns: Resolve = async (hostname, signal) => {
  const resolver = new Resolver(QUERY);
  const cancel = (): void => {
    resolver.cancel();
  };
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    signal.throwIfAborted();
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

/** Connects to one of the target's addresses and to no other address. */
export type Dial = (target: Target) => Socket;

/** A DNS lookup that always returns the addresses that were checked. */
export const pinnedLookup = (addresses: readonly string[]): LookupFunction => {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, { all }, callback) => {
    if (all === true) callback(null, answers);
    else callback(null, answers[0]?.address ?? '', answers[0]?.family);
  };
};

/** Connects by TCP, or by TLS with a certificate that is checked against the URL's host. */
export const dial: Dial = ({ url, addresses }) => {
  const host = literalAddress(url.hostname) ?? url.hostname;
  const options = { host, port: portOf(url), lookup: pinnedLookup(addresses), autoSelectFamily: true };
  if (url.protocol === 'http:') return connectTcp(options);
  const servername = isIP(host) === 0 ? host : '';
  return connectTls({ ...options, servername, ALPNProtocols: ['http/1.1'] });
};

/** A checked URL, and the only addresses to which its connection may go. */
export interface Target {
  readonly url: URL;
  readonly addresses: readonly string[];
}

export interface GuardOptions {
  readonly resolve: Resolve;
  /** Loopback origins that tests may use. Other addresses of this machine stay forbidden. */
  readonly allowedOrigins: readonly string[];
  readonly ports: readonly number[];
}

/** Checks one address, from the user or from a redirect. Throws a Refusal. */
export type Guard = (url: URL, signal: AbortSignal) => Promise<Target>;

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** The default port of a URL's scheme. 0, which is never allowed, for an unknown scheme. */
export const defaultPortOf = (url: URL): number => DEFAULT_PORTS[url.protocol] ?? 0;

/** The port in a URL, or the default port. */
export const portOf = (url: URL): number => (url.port === '' ? defaultPortOf(url) : Number(url.port));

const checkShape = (url: URL): void => {
  if (!Object.hasOwn(DEFAULT_PORTS, url.protocol)) throw new Refusal(`scheme ${url.protocol}`);
  if (url.username !== '' || url.password !== '') throw new Refusal('user or password in the URL');
};

/**
 * Creates the check of every request. It checks the URL's form and port, and that all addresses of its host
 * are public.
 */
export const createGuard =
  ({ resolve, allowedOrigins, ports }: GuardOptions): Guard =>
  async (url, signal) => {
    checkShape(url);
    const isAllowed = allowedOrigins.includes(url.origin);
    if (!isAllowed && !ports.includes(portOf(url))) throw new Refusal(`port ${url.port}`);

    const literal = literalAddress(url.hostname);
    const addresses = literal === null ? await resolve(url.hostname, signal) : [literal];
    if (addresses.length === 0) throw new Refusal('the name has no address');
    if (!addresses.every(isAllowed ? isLoopback : isPublic)) throw new Refusal('an address is not public');
    return { url, addresses };
  };
