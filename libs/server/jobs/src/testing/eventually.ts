import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `holds` returns true; throws when it does not within `timeoutMs`. */
export const eventually = async (holds: () => boolean, timeoutMs = 10_000): Promise<void> => {
  const deadline = performance.now() + timeoutMs;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`It did not happen within ${timeoutMs} ms.`);
    await sleep(5);
  }
};
