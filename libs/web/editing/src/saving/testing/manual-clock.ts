import type { Clock } from '../clock.ts';

/** A clock that only advances when the test says so. */
export const manualClock = () => {
  let now = 0;
  let waiting: { readonly at: number; readonly act: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after: (ms, act) => {
      const timer = { at: now + ms, act };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
  };
  /** Lets everything run that waits only for promises. */
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms;
    await settle();
    for (;;) {
      const next = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      waiting = waiting.filter((timer) => timer !== next);
      now = next.at;
      next.act();
      await settle();
    }
    now = end;
  };
  return { clock, pass, settle };
};
