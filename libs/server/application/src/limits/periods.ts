/** The start of `time`'s calendar month in UTC. */
export const monthOf = (time: Date): Date => new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth()));

/** The start of the following month in UTC. */
export const nextMonthOf = (time: Date): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + 1));

/** The whole seconds from `now` until `time`, at least 1, for Retry-After. */
export const secondsUntil = (time: Date, now: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
