import { chmod, mkdir } from 'node:fs/promises';

/**
 * Makes a folder that only this server's user may enter, also where an older version left it open to others. The mode
 * of a folder that belongs to somebody else, as a mounted one may, is theirs to decide.
 */
export const makePrivateFolder = async (path: string): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 });
  try {
    await chmod(path, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};
