import { randomBytes } from 'node:crypto';
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { diskError } from '../disk/disk-errors.ts';
import { translated } from '../store-errors.ts';

const freshPath = async (folder: string): Promise<string> => {
  await mkdir(folder, { recursive: true });
  return join(folder, randomBytes(16).toString('hex'));
};

/** Lends an empty file without a name: it disappears when it is closed, and when the process is killed. */
export const withScratchFile = async <T>(
  folder: string,
  use: (file: FileHandle) => Promise<T>,
): Promise<T> => {
  const file = await translated(diskError, async () => {
    const path = await freshPath(folder);
    const opened = await open(path, 'wx+');
    await rm(path, { force: true });
    return opened;
  });
  try {
    return await use(file);
  } finally {
    await translated(diskError, () => file.close());
  }
};

/** Lends a path for a file, and removes the file afterwards. */
export const withScratchPath = async <T>(folder: string, use: (path: string) => Promise<T>): Promise<T> => {
  const path = await translated(diskError, () => freshPath(folder));
  try {
    return await use(path);
  } finally {
    await translated(diskError, () => rm(path, { force: true }));
  }
};
