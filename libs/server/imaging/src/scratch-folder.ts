import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScratchFile } from '@safelight/application/ports';

/** A name for the files of this run, because a restarted container gets the same process id. */
const RUN = randomUUID().slice(0, 8);
const NAME = /^imaging-(\d+)-([0-9a-f]{8})-/;

export interface ScratchFolder {
  /** A new path; nothing is created there. */
  reserve(): string;
  /** Turns a file that a worker wrote at a reserved path into one that its caller disposes of. */
  hand(path: string, file: { readonly contentType: string; readonly sizeBytes: number }): ScratchFile;
  /** Removes what may have been written at reserved paths. */
  discard(paths: readonly string[]): Promise<void>;
}

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
 * A folder for files that exist during one request, for the processes of this machine. Created when absent;
 * files of dead processes are removed.
 */
export const openScratchFolder = (folder: string): ScratchFolder => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder).filter(isLeftOver)) rmSync(join(folder, name), { force: true });
  const discard = async (paths: readonly string[]): Promise<void> => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  return {
    reserve: () => join(folder, `imaging-${process.pid}-${RUN}-${randomUUID()}`),
    hand: (path, { contentType, sizeBytes }) => ({
      path,
      contentType,
      sizeBytes,
      read: () => createReadStream(path),
      dispose: () => discard([path]),
    }),
    discard,
  };
};
