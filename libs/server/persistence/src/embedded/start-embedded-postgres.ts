import { join, resolve } from 'node:path';
import { silentLogger, type PersistenceLogger } from '../persistence-logger.ts';
import { prepareCluster, readPassword, urlOf } from './cluster.ts';
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts';
import { Supervisor } from './supervisor.ts';

export interface EmbeddedPostgresOptions {
  /** The data folder of the application; the server's files are in its folder `postgres`. */
  readonly dataDir: string;
  readonly logger?: PersistenceLogger;
  /** A port to listen on instead of a free one. */
  readonly port?: number;
  /** True, the default, restarts a server that died on its port; false does not. */
  readonly restartOnCrash?: boolean;
  /** PostgreSQL settings (`-c name=value`) over the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /**
   * URL of the database `safelight` on 127.0.0.1. It does not change while this process owns the server. It
   * contains the password.
   */
  readonly url: string;
  /** The current pid of the server, which changes after a crash. */
  readonly pid: number;
  /** Disconnects everyone, writes a checkpoint and stops; safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a free loopback port, or takes over the server that a killed process left running, and
 * restarts it on the same port if it dies. Throws when another living process owns the folder.
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

/**
 * The URL of a server that another process runs on this data folder, for example for a check; null when none
 * runs.
 */
export const findEmbeddedPostgresUrl = async (dataDir: string): Promise<string | null> => {
  const folder = join(resolve(dataDir), 'postgres');
  const file = await readPostmasterFile(folder);
  const password = await readPassword(dataDir);
  if (file === null || password === null || !(await isPostmasterOf(file.pid, folder))) return null;
  return urlOf({ password }, file.port);
};
