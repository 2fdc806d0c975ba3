import { execFile } from 'node:child_process';
import { chown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The conventional uid and gid of "nobody". */
const NOBODY = 65_534;
const UNSHARE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/** How to run PostgreSQL's programs, which refuse to run as root, as the current user may. */
export interface ProcessIdentity {
  /** The command that runs `file` with `args`, and the credentials to spawn it with. */
  wrap(file: string, args: readonly string[]): { readonly file: string; readonly args: readonly string[] };
  readonly credentials: { readonly uid?: number; readonly gid?: number };
  /** Makes a file or folder tree belong to whoever the programs run as. */
  own(path: string): Promise<void>;
}

const asOurselves: ProcessIdentity = {
  wrap: (file, args) => ({ file, args }),
  credentials: {},
  own: async () => undefined,
};

/** Root outside, nobody inside: files stay root's, so folders closed to everyone else work. */
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
 * Chooses the identity for a data folder: ourselves unless we are root; as root, the folder's owner if that
 * is somebody else, then a user namespace, then uid 65534.
 */
export const chooseIdentity = async (dataFolder: string): Promise<ProcessIdentity> => {
  if (process.getuid?.() !== 0) return asOurselves;
  const owner = await stat(dataFolder).catch(() => null);
  if (owner !== null && owner.uid !== 0) return droppedTo(owner.uid, owner.gid);
  return (await namespacesWork()) ? inUserNamespace : droppedTo(NOBODY, NOBODY);
};
