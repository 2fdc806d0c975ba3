import { createReadStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScratchFile } from '@safelight/application/ports';
import { removeLeftOvers, scratchName } from '@safelight/processes';

export interface ScratchFolder {
  /** Returns a new path without creating a file. */
  reserve(): string;
  /** Wraps a file at a reserved path, so that its caller can dispose of it. */
  hand(path: string, file: { readonly contentType: string; readonly sizeBytes: number }): ScratchFile;
  /** Deletes any files at reserved paths. */
  discard(paths: readonly string[]): Promise<void>;
}

/**
 * Opens a folder for files that exist during one request. The processes of this machine share the folder. It
 * is created when absent, and files of dead processes are deleted, also those that other libraries named by
 * `scratchName`.
 */
export const openScratchFolder = (folder: string): ScratchFolder => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeLeftOvers(folder);
  const discard = async (paths: readonly string[]): Promise<void> => {
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  };
  return {
    reserve: () => join(folder, scratchName('imaging')),
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
