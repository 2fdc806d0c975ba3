import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** True while the process exists. A zombie, which stays where nobody collects the children of the dead, has ended. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
};

/** Waits until `claim` returns true; the time limit of the test ends a wait in vain. */
export const until = async (claim: () => boolean): Promise<void> => {
  while (!claim()) await sleep(10);
};
