import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The usual uid and gid of "nobody". */
const NOBODY = 65_534;
const UNSHARE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/** The operating system user who runs PostgreSQL's programs, which refuse to run as root. */
export interface ProcessIdentity {
  /** Returns the command that runs `file` as this user if it is spawned with `credentials`. */
  wrap(file: string, args: readonly string[]): { readonly file: string; readonly args: readonly string[] };
  readonly credentials: { readonly uid?: number; readonly gid?: number };
  /** Makes this user the owner of a file or folder tree. */
  own(path: string): Promise<void>;
}

const asOurselves: ProcessIdentity = {
  wrap: (file, args) => ({ file, args }),
  credentials: {},
  own: async () => undefined,
};

/**
 * Runs PostgreSQL in a user namespace. Inside of it the process appears as nobody; outside of it the process is
 * root and can open root's files.
 */
const inUserNamespace: ProcessIdentity = {
  ...asOurselves,
  wrap: (file, args) => ({ file: 'unshare', args: [...UNSHARE, file, ...args] }),
};

const chownTree = async (path: string, uid: number, gid: number): Promise<void> => {
  await chown(path, uid, gid);
  if (!(await stat(path)).isDirectory()) return;
  for (const entry of await readdir(path)) await chownTree(join(path, entry), uid, gid);
};

const droppedTo = (uid: number, gid: number): ProcessIdentity => ({
  ...asOurselves,
  credentials: { uid, gid },
  own: (path) => chownTree(path, uid, gid),
});

const namespacesWork = (): Promise<boolean> =>
  run('unshare', [...UNSHARE, 'true']).then(
    () => true,
    () => false,
  );

/**
 * Chooses the user for a data folder: the current user, unless that is root. For root it is the owner of the
 * folder if that is another user, otherwise a user namespace if possible, otherwise uid 65534.
 */
export const chooseIdentity = async (dataFolder: string): Promise<ProcessIdentity> => {
  if (process.getuid?.() !== 0) return asOurselves;
  const owner = await stat(dataFolder).catch(() => null);
  if (owner !== null && owner.uid !== 0) return droppedTo(owner.uid, owner.gid);
  return (await namespacesWork()) ? inUserNamespace : droppedTo(NOBODY, NOBODY);
};
