import { setTimeout } from 'node:timers/promises';
import type { Clock } from '@safelight/application/ports';

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms, signal) => setTimeout(ms, undefined, signal === undefined ? {} : { signal }),
};
