import { Resolver } from 'node:dns/promises';

/** All addresses of a name, IPv4 and IPv6, in the order to try them; none when it has none. Ends with `signal`. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

const QUERY = { timeout: 2_000, tries: 2 } as const;

/**
 * Asks the DNS servers of this machine. Unlike `dns.lookup` it takes no thread from the file system's pool, so
 * slow names cannot hold up anything else, and it does not read the hosts file.
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
