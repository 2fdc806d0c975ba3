import { Resolver } from 'node:dns/promises';

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
