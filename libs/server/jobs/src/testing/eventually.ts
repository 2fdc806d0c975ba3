import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `holds` is true; the test's own time limit ends a wait in vain. */
export const eventually = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await sleep(5);
};
