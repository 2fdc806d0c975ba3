import { join, resolve } from 'node:path';
import { silentLogger, type PersistenceLogger } from '../persistence-logger.ts';
import { prepareCluster, readPassword, urlOf } from './cluster.ts';
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts';
import { Supervisor } from './supervisor.ts';

export interface EmbeddedPostgresOptions {
  /** The application's data folder; the server's files live in `postgres` under it. */
  readonly dataDir: string;
  readonly logger?: PersistenceLogger;
  /** A port to listen on instead of a free one. */
  readonly port?: number;
  /** False leaves a server that died alone; true, the default, starts it again on its port. */
  readonly restartOnCrash?: boolean;
  /** PostgreSQL settings (`-c name=value`) over the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /** Database `safelight` on 127.0.0.1, stable while this server is ours; contains the password. */
  readonly url: string;
  /** The server's pid now; another after a crash. */
  readonly pid: number;
  /** Ends every connection, checkpoints and stops; safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a free loopback port, or takes over the server a killed predecessor left behind, and
 * starts it again on the same port if it dies. Throws when another living process owns the folder.
 */
export const startEmbeddedPostgres = async ({
  dataDir,
  logger = silentLogger,
  port,
  restartOnCrash = true,
  settings = {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const cluster = await prepareCluster(dataDir);
  const supervisor = new Supervisor({ cluster, logger, restartOnCrash, settings });
  await supervisor.start(port ?? null);
  return {
    url: urlOf(cluster, supervisor.server.port),
    get pid() {
      return supervisor.server.pid;
    },
    stop: () => supervisor.stop(),
  };
};

/** The URL of a server somebody else runs on this data folder, e.g. for a check from outside; null when none runs. */
export const findEmbeddedPostgresUrl = async (dataDir: string): Promise<string | null> => {
  const folder = join(resolve(dataDir), 'postgres');
  const file = await readPostmasterFile(folder);
  const password = await readPassword(dataDir);
  if (file === null || password === null || !(await isPostmasterOf(file.pid, folder))) return null;
  return urlOf({ password }, file.port);
};
