/** Time as saving needs it; specs have one that they move by hand. */
export interface Clock {
  readonly now: () => number;
  /** Calls back after so many milliseconds. Returns what ends the waiting. */
  readonly after: (ms: number, act: () => void) => () => void;
}

export const BROWSER_CLOCK: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
