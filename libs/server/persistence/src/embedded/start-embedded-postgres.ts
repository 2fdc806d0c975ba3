import { join, resolve } from 'node:path';
import { silentLogger, type PersistenceLogger } from '../persistence-logger.ts';
import { prepareCluster, readPassword, urlOf } from './cluster.ts';
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts';
import { Supervisor } from './supervisor.ts';

export interface EmbeddedPostgresOptions {
  /** The data folder of the application. The server's files are in its subfolder `postgres`. */
  readonly dataDir: string;
  readonly logger?: PersistenceLogger;
  /** The port to listen on. Without it, a free port is used. */
  readonly port?: number;
  /** Whether a server that died is restarted on the same port. Default: true. */
  readonly restartOnCrash?: boolean;
  /** Settings of PostgreSQL (`-c name=value`) that override the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedPostgres {
  /**
   * The URL of the database `safelight` on 127.0.0.1, with the password. It stays the same while this process
   * owns the server.
   */
  readonly url: string;
  /** The pid of the server. It changes after a crash. */
  readonly pid: number;
  /** Disconnects all clients, writes a checkpoint and stops the server. A second call does nothing. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a free loopback port, or takes over the server that a killed process left running.
 * Restarts a server that dies, on the same port. Throws if another living process owns the folder.
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
 * Returns the URL of the server that another process runs on this data folder, for example to check it; null
 * if none runs.
 */
export const findEmbeddedPostgresUrl = async (dataDir: string): Promise<string | null> => {
  const folder = join(resolve(dataDir), 'postgres');
  const file = await readPostmasterFile(folder);
  const password = await readPassword(dataDir);
  if (file === null || password === null || !(await isPostmasterOf(file.pid, folder))) return null;
  return urlOf({ password }, file.port);
};
