import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScratchFile } from '@safelight/application';

/** Names the files of this run, as a restarted container gets the process id of the one before. */
const RUN = randomUUID().slice(0, 8);
const NAME = /^imaging-(\d+)-([0-9a-f]{8})-/;

export interface ScratchFolder {
  /** A path nobody else has; nothing is made there. */
  reserve(): string;
  /** A file a worker wrote at a reserved path, now its taker's to dispose of. */
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
 * A folder of this machine's processes for files that live for one request. Made when absent; what processes
 * that are gone left in it is removed.
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
