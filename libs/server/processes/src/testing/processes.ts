import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * True while the process exists. A zombie counts as ended, because it stays in the process table until its
 * parent collects it.
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

/** The time limit of a test (jest.preset.js). */
const TEST_MS = 120_000;

/**
 * Waits until `holds` returns true. An unsuccessful wait ends at about the time limit of its test, because a
 * wait that continued would keep Jest from ending.
 */
export const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  const endsAt = performance.now() + TEST_MS;
  while (!(await holds())) {
    if (performance.now() > endsAt) throw new Error('It never came to hold.');
    await sleep(5);
  }
};

/** Opens something before the tests of a suite and closes it after them. */
export const forSuite = <T extends { close(): Promise<void> }>(open: () => Promise<T>): T => {
  const opened = {} as T; // `beforeAll` fills this object before a test reads it.
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  afterAll(() => opened.close());
  return opened;
};
