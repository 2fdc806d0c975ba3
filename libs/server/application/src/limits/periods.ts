/** Returns the start of the calendar month of `time` in UTC. */
export const monthOf = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));

/** Returns the start of the next month in UTC. */
export const nextMonthOf = (time: Date): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1));

/** Returns the whole seconds from `now` until `time`, at least 1, for Retry-After. */
export const secondsUntil = (time: Date, now: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
