import { setTimeout as sleep } from 'node:timers/promises';

/** True while the process exists. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Waits until `claim` returns true; the time limit of the test ends a wait in vain. */
export const until = async (claim: () => boolean): Promise<void> => {
  while (!claim()) await sleep(10);
};

/** A worker whose answer to every request is `body`, with `request` and `process` at hand. */
export const workerSource = (body: string): Buffer =>
  Buffer.from(`process.on('message', (request) => { ${body} });
    process.on('disconnect', () => process.exit());
    process.send({ kind: 'ready' });`);
