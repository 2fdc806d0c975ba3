import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isMissing } from './disk-errors.ts';

/**
 * Syncs a folder, so that its entries survive a crash. Windows has no such call, because its file system
 * journals entries.
 */
export const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** The mode of folders, which contain private uploads: only this server's user has access. */
const FOLDER_MODE = 0o700;

/** Creates a folder and its parents. Syncs the new folders, so that they survive a crash. */
export const makeFolder = async (path: string): Promise<void> => {
  const topmost = await mkdir(path, { recursive: true, mode: FOLDER_MODE });
  if (topmost === undefined) return;
  const stop = dirname(topmost);
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    await syncFolder(folder);
    if (folder === stop || folder === dirname(folder)) return;
  }
};

/**
 * Calls `act`. If `act` fails because the folder is missing, creates the folder and calls `act` again. Most
 * folders exist.
 */
export const inFolder = async <T>(path: string, act: () => Promise<T>): Promise<T> => {
  try {
    return await act();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await makeFolder(path);
  return act();
};
