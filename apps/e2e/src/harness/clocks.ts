import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const SHIFT = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href;

/** Environment variables that make the clock of a process fast, or slow for a negative number of seconds. */
export const clockOffBy = (seconds: number): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${SHIFT}`,
  SHIFT_CLOCK_MS: String(seconds * 1_000),
});
