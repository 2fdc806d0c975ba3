import { basename, dirname, resolve } from 'node:path';

export const BACKUP_USAGE = `npm run backup -- <folder> [--keep=<number of snapshots>]
npm run backup -- <folder> --verify
`;
export const RESTORE_USAGE = `npm run restore -- <folder of the backup, or one of the files in its folder "snapshots">
`;

export interface BackupCommand {
  /** The absolute path of the folder of the backups. */
  readonly folder: string;
  /** True to verify an existing backup instead of making one. */
  readonly isVerify: boolean;
  /** How many backups to keep; null for all. */
  readonly keep: number | null;
}

/** Reads the arguments of `npm run backup --`; null when they are invalid. */
export const readBackupCommand = (words: readonly string[]): BackupCommand | null => {
  const options = words.filter((word) => word.startsWith('--'));
  const [folder, ...rest] = words.filter((word) => !word.startsWith('--'));
  if (folder === undefined || folder === '' || rest.length > 0 || options.length > 1) return null;
  const [option] = options;
  const keep = /^--keep=([1-9][0-9]{0,5})$/.exec(option ?? '')?.[1] ?? null;
  const isVerify = option === '--verify';
  if (option !== undefined && keep === null && !isVerify) return null;
  return { folder: resolve(folder), isVerify, keep: keep === null ? null : Number(keep) };
};

export interface RestoreCommand {
  /** The absolute path of the folder of the backups. */
  readonly folder: string;
  /** The name of the snapshot; null for the newest one. */
  readonly snapshot: string | null;
}

const SNAPSHOT_FILE = /^(\d{8}t\d{9}z)\.jsonl$/;

/** Reads the arguments of `npm run restore --`; null when they are invalid. */
export const readRestoreCommand = ([path = '', ...rest]: readonly string[]): RestoreCommand | null => {
  if (path === '' || path.startsWith('--') || rest.length > 0) return null;
  const snapshot = SNAPSHOT_FILE.exec(basename(path))?.[1] ?? null;
  return { folder: resolve(snapshot === null ? path : dirname(dirname(resolve(path)))), snapshot };
};
