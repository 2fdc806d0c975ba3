import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * True while the process exists. A zombie counts as ended: it stays in the process table until its parent
 * collects it.
 */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
};

/** Waits until `claim` returns true. If it never does, the time limit of the test ends the wait. */
export const until = async (claim: () => boolean): Promise<void> => {
  while (!claim()) await sleep(10);
};
