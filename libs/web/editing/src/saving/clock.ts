/** The time and timers that saving uses; specs control them by hand. */
export interface Clock {
  readonly now: () => number;
  /** Calls back after a number of milliseconds. Returns a function that cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export const BROWSER_CLOCK: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
