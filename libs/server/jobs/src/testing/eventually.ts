import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `holds` returns true. If it never does, the time limit of the test ends the wait. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await sleep(5);
};
