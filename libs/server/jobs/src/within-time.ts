import { setTimeout as sleep } from 'node:timers/promises';

/** Settles like `work`, or resolves with false after `timeoutMs`. `work` itself continues in that case. */
export const withinTime = async <T>(work: Promise<T>, timeoutMs: number): Promise<T | false> => {
  const timer = new AbortController();
  const late = sleep(timeoutMs, false as const, { signal: timer.signal }).catch(() => false as const);
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
};
