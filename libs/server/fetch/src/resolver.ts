import { Resolver } from 'node:dns/promises';

/**
 * All IPv4 and IPv6 addresses of a name, in the order to try them; empty when there are none. Ends with
 * `signal`.
 */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

const QUERY = { timeout: 2_000, tries: 2 } as const;

/**
 * Asks the DNS servers of this machine. Unlike `dns.lookup` it uses no thread of the pool for files, so that
 * slow names delay nothing else, and it ignores the hosts file.
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
