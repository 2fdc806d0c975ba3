import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries, hasCode, type PostgresBinaries } from './binaries.ts';
import { chooseIdentity, type ProcessIdentity } from './identity.ts';

const run = promisify(execFile);

const SUPERUSER = 'safelight';
export const DATABASE = 'safelight';

/** A data folder of PostgreSQL, and everything that is needed to start a server on it. */
export interface Cluster {
  readonly folder: string;
  readonly logFile: string;
  readonly password: string;
  readonly binaries: PostgresBinaries;
  readonly identity: ProcessIdentity;
}

/**
 * The file with the superuser's password. Other users of this machine can reach the port, but cannot read
 * this file.
 */
const passwordFileIn = (dataDir: string): string => join(dataDir, 'postgres.password');

/**
 * Writes a password unless there is one. Of two processes that start at once, the first one's password is
 * kept.
 */
const ensurePassword = async (dataDir: string): Promise<string> => {
  const path = passwordFileIn(dataDir);
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await link(draft, path).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  await rm(draft, { force: true });
  return readFile(path, 'utf8');
};

/** The environment variables for PostgreSQL's programs, without secrets of the server. */
export const postgresEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] ?? '' } : {}),
});

/**
 * Creates the folder under another name and renames it. It is therefore complete even after a crash or if two
 * processes start at once.
 */
const createFolder = async (cluster: Cluster, dataDir: string): Promise<void> => {
  const draft = `${cluster.folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, cluster.password, { mode: 0o600 });
    await cluster.identity.own(draft);
    await cluster.identity.own(passwordFile);
    const command = cluster.identity.wrap(cluster.binaries.initdb, [
      ...['-D', draft, '-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...[
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-sync',
      ],
    ]);
    await run(command.file, command.args, {
      ...cluster.identity.credentials,
      env: postgresEnvironment(),
      cwd: dataDir,
    });
    await rename(draft, cluster.folder).catch((error: unknown) => {
      if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
    });
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
};

/** Returns the cluster under `dataDir`. Creates it if it does not exist, which takes about a second. */
export const prepareCluster = async (dataDir: string): Promise<Cluster> => {
  const root = resolve(dataDir);
  const folder = join(root, 'postgres');
  await mkdir(root, { recursive: true });
  const cluster: Cluster = {
    folder,
    logFile: join(root, 'postgres.log'),
    password: await ensurePassword(root),
    binaries: await findBinaries(),
    identity: await chooseIdentity(folder),
  };
  const isNew = await access(join(folder, 'PG_VERSION')).then(
    () => false,
    () => true,
  );
  if (isNew) await createFolder(cluster, root);
  return cluster;
};

/** Returns the URL of a server of this cluster on `port`, with the password. */
export const urlOf = (cluster: Pick<Cluster, 'password'>, port: number, database = DATABASE): string =>
  `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;

/** Returns the password of an existing data folder, or null. */
export const readPassword = (dataDir: string): Promise<string | null> =>
  readFile(passwordFileIn(resolve(dataDir)), 'utf8').catch(() => null);
