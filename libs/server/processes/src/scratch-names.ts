import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** A random part of this run's filenames, because a restarted container may have the same process id. */
const RUN = randomUUID().slice(0, 8);
const NAME = /^[a-z]+-(\d+)-([0-9a-f]{8})-/;

/**
 * A new name for a temporary file of this process: `<kind>-<process id>-<run>-<uuid>`. `kind` is a word in small
 * letters. `removeLeftOvers` knows by the name whether its process still lives.
 */
export const scratchName = (kind: string): string => `${kind}-${process.pid}-${RUN}-${randomUUID()}`;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isLeftOver = (name: string): boolean => {
  const [, pid, run] = NAME.exec(name) ?? [];
  if (pid === undefined) return false;
  return Number(pid) === process.pid ? run !== RUN : !isAlive(Number(pid));
};

/**
 * Deletes the temporary files of dead processes and of earlier runs of this process in `folder`. The processes of
 * this machine may share the folder. Files with other names remain.
 */
export const removeLeftOvers = (folder: string): void => {
  for (const name of readdirSync(folder).filter(isLeftOver)) rmSync(join(folder, name), { force: true });
};
