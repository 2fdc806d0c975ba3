import { chmod, mkdir } from 'node:fs/promises';

/**
 * Creates a folder that only this server's user may enter, and restricts an existing one. The permissions of
 * a folder that belongs to another user, as a mounted one may, stay unchanged.
 */
export const makePrivateFolder = async (path: string): Promise<void> => {
  await mkdir(path, { recursive: true, mode: 0o700 });
  try {
    await chmod(path, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};
