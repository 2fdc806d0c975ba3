import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../ports/index.ts';

/**
 * The longest wait that ends at once. Longer waits, such as those between heartbeats, last until a test
 * advances the clock.
 */
const LONGEST_JUMP_MS = 3_000;

export interface FakeClock extends Clock {
  /** Advances the time and ends the waits that are due. */
  advance(ms: number): void;
}

/** A clock whose time passes only when somebody waits or a test advances it. No real time passes. */
export const fakeClock = (start = '2026-01-01T00:00:00.000Z'): FakeClock => {
  let nowMs = Date.parse(start);
  const sleepers = new Set<{ readonly untilMs: number; readonly wake: () => void }>();

  const moveTo = (ms: number): void => {
    nowMs = Math.max(nowMs, ms);
    for (const sleeper of [...sleepers].filter(({ untilMs }) => untilMs <= nowMs)) {
      sleepers.delete(sleeper);
      sleeper.wake();
    }
  };

  const lieDown = (untilMs: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const sleeper = { untilMs, wake: resolve };
      sleepers.add(sleeper);
      signal?.addEventListener('abort', () => {
        sleepers.delete(sleeper);
        reject(signal.reason as Error);
      });
    });

  return {
    now: () => new Date(nowMs),
    advance: (ms) => moveTo(nowMs + ms),
    sleep: async (ms, signal) => {
      signal?.throwIfAborted();
      const untilMs = nowMs + ms;
      if (ms > LONGEST_JUMP_MS) return lieDown(untilMs, signal);
      // Lets other work that is ready run first, like a real wait.
      await setImmediate();
      signal?.throwIfAborted();
      moveTo(untilMs);
    },
  };
};
