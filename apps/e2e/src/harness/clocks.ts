import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const SHIFT = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href;

/** The settings of a process whose clock is fast or slow by a number of seconds. */
export const clockOffBy = (seconds: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${SHIFT}`,
  SHIFT_CLOCK_MS: String(seconds * 1_000),
});
