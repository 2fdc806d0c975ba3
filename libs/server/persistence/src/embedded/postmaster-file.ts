import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The content of `postmaster.pid`, a file that a running server writes. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** True if the server accepts connections. */
  readonly isReady: boolean;
}

export const postmasterFileIn = (folder: string): string => join(folder, 'postmaster.pid');

/**
 * Reads the file; null if there is none or it is incomplete. A dead server may have left the file, so check
 * the pid.
 */
export const readPostmasterFile = async (folder: string): Promise<PostmasterFile | null> => {
  const text = await readFile(postmasterFileIn(folder), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !Number.isSafeInteger(port)) return null;
  return { pid, port, isReady: lines[7]?.trim() === 'ready' };
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** True if `pid` is a PostgreSQL server of this data folder, and not another process with the same pid. */
export const isPostmasterOf = async (pid: number, folder: string): Promise<boolean> => {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const commandLine =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : (await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))).stdout;
  return commandLine.includes('postgres') && commandLine.includes(folder);
};
