import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a running server writes to `postmaster.pid`. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  /** True when the server accepts connections. */
  readonly isReady: boolean;
}

export const postmasterFileIn = (folder: string): string => join(folder, 'postmaster.pid');

/**
 * Null when there is no file or it is still being written. The file may be left from a dead server: check the
 * pid.
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

/**
 * True when `pid` is a PostgreSQL server of this data folder, not another process that got the same number
 * later.
 */
export const isPostmasterOf = async (pid: number, folder: string): Promise<boolean> => {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const commandLine =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : (await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))).stdout;
  return commandLine.includes('postgres') && commandLine.includes(folder);
};
