import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { PersistenceLogger } from '../persistence-logger.ts';
import { DATABASE, urlOf, type Cluster } from './cluster.ts';
import { ensureDatabase, takeOwnership } from './owner-connection.ts';
import {
  findFreePort,
  findRunningServer,
  launchServer,
  stopServer,
  type RunningServer,
} from './server-process.ts';

const LAUNCH_ATTEMPTS = 5;
const RELAUNCH_DELAY_MS = 200;

export interface SupervisorOptions {
  readonly cluster: Cluster;
  readonly logger: PersistenceLogger;
  readonly restartOnCrash: boolean;
  readonly settings: Readonly<Record<string, string>>;
}

/**
 * Keeps one server running on a cluster: starts it, takes over an orphaned one, and restarts one that dies.
 */
export class Supervisor {
  readonly #cluster: Cluster;
  readonly #logger: PersistenceLogger;
  readonly #restartOnCrash: boolean;
  readonly #settings: Readonly<Record<string, string>>;
  #server: RunningServer | null = null;
  #owner: pg.Client | null = null;
  #recovery: Promise<void> | null = null;
  #isStopping = false;

  constructor(options: SupervisorOptions) {
    this.#cluster = options.cluster;
    this.#logger = options.logger;
    this.#restartOnCrash = options.restartOnCrash;
    this.#settings = options.settings;
  }

  get server(): RunningServer {
    if (this.#server === null) throw new Error('The embedded PostgreSQL is not running.');
    return this.#server;
  }

  async start(port: number | null): Promise<void> {
    await this.#run(port);
  }

  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    await this.#recovery;
    const owner = this.#owner;
    this.#owner = null;
    await owner?.end();
    if (this.#server !== null) await stopServer(this.#cluster, this.#server.pid);
    this.#server = null;
  }

  /** The port, which does not change after clients know it. Null selects a free one. */
  async #run(port: number | null): Promise<void> {
    const orphan = await findRunningServer(this.#cluster.folder);
    if (orphan !== null) this.#logger.info({ pid: orphan.pid }, 'Found a running embedded PostgreSQL');
    const server = orphan ?? (await this.#launch(port));
    this.#owner = await takeOwnership(urlOf(this.#cluster, server.port, 'postgres'), () => this.#recover());
    this.#server = server;
    await ensureDatabase(this.#owner, DATABASE);
  }

  /**
   * Retries if the port was taken in the meantime, or if child processes of a killed server are still
   * running.
   */
  async #launch(port: number | null): Promise<RunningServer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await launchServer(this.#cluster, port ?? (await findFreePort()), this.#settings);
      } catch (error) {
        const other = await findRunningServer(this.#cluster.folder);
        if (other !== null) return other;
        if (attempt === LAUNCH_ATTEMPTS) throw error;
        await sleep(RELAUNCH_DELAY_MS);
      }
    }
  }

  #recover(): void {
    if (this.#isStopping || this.#owner === null || this.#recovery !== null) return;
    const { pid, port } = this.server;
    this.#owner = null;
    this.#logger.warn({ pid }, 'Lost the embedded PostgreSQL');
    if (!this.#restartOnCrash) return;
    this.#recovery = this.#keepTrying(port).finally(() => {
      this.#recovery = null;
    });
  }

  async #keepTrying(port: number): Promise<void> {
    while (!this.#isStopping) {
      try {
        await this.#run(port);
        this.#logger.info({ pid: this.server.pid }, 'The embedded PostgreSQL is back');
        return;
      } catch (error) {
        this.#logger.warn({ error: String(error) }, 'The embedded PostgreSQL did not come back yet');
        await sleep(RELAUNCH_DELAY_MS);
      }
    }
  }
}
