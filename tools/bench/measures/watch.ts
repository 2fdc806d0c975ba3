import { setTimeout as sleep } from 'node:timers/promises';

/** Reads a value every `everyMs` until `peak` is called, which returns the highest value read. */
export function startWatching(read: () => number, everyMs: number): { readonly peak: () => Promise<number> } {
  const ended = new AbortController();
  let peak = read();
  const watching = (async () => {
    while (!ended.signal.aborted) {
      await sleep(everyMs);
      peak = Math.max(peak, read());
    }
  })();
  return {
    peak: async () => {
      ended.abort();
      await watching;
      return peak;
    },
  };
}
