import type { Clock } from '@safelight/application';

/** The clock of this machine. */
export const systemClock: Clock = { now: () => new Date() };
