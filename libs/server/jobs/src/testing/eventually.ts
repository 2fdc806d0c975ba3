import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `holds` returns true; the test's own time limit ends a wait in vain. */
export const eventually = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(5);
};
