import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScratchFile } from '@safelight/application/ports';

/** A random part of this run's filenames, because a restarted container may have the same process id. */
const RUN = randomUUID().slice(0, 8);
const NAME = /^imaging-(\d+)-([0-9a-f]{8})-/;

export interface ScratchFolder {
  /** Returns a new path without creating a file. */
  reserve(): string;
  /** Wraps a file at a reserved path, so that its caller can dispose of it. */
  hand(path: string, file: { readonly contentType: string; readonly sizeBytes: number }): ScratchFile;
  /** Deletes any files at reserved paths. */
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
 * Opens a folder for files that exist during one request. The processes of this machine share the folder. It
 * is created when absent, and files of dead processes are deleted.
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
