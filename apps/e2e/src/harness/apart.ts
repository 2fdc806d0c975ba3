import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { bringDatabase } from './prepared-database.ts';
import { runScript, startPostgres, type RunningProcess } from './processes.ts';
import { TestServer, until } from './server.ts';

type Env = Readonly<Record<string, string>>;

/** An HTTP server, its PostgreSQL, and any number of workers and peers, each a process that can be killed separately. */
export interface Apart {
  readonly server: TestServer;
  readonly databaseUrl: string;
  /** Runs a statement on the server's database and returns the rows. */
  sql<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** Starts another process that only runs jobs, and waits until it is ready; `env` adds settings for it. */
  startWorker(env?: Env): Promise<RunningProcess>;
  /** Starts another HTTP server on the same data; `env` adds settings for it. */
  startPeer(env?: Env): Promise<TestServer>;
  /** Stops everything and deletes its data. */
  dispose(): Promise<void>;
}

export const startApart = async (env: Env = {}): Promise<Apart> => {
  const folder = await mkdtemp(join(tmpdir(), 'safelight-apart-'));
  await bringDatabase(folder);
  const postgres = await startPostgres(folder);
  const server = await TestServer.start({ DATABASE_URL: postgres.url, WORKER: 'off', ...env });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const workers: RunningProcess[] = [];
  const peers: TestServer[] = [];
  return {
    server,
    databaseUrl: postgres.url,
    sql: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    startWorker: async (env = {}) => {
      const worker = runScript(['dist/apps/api/main.js'], { ...server.env, WORKER: 'only', ...env });
      workers.push(worker);
      await until('the worker', () => /working on jobs/.test(worker.output()));
      return worker;
    },
    startPeer: async (env = {}) => {
      const { TRUST_PROXY = '', JWT_SECRET = '' } = server.env;
      const peer = await TestServer.start({
        DATABASE_URL: postgres.url,
        DATA_DIR: server.dataDir,
        PUBLIC_URL: server.url,
        TRUST_PROXY,
        JWT_SECRET,
        WORKER: 'off',
        ...env,
      });
      peers.push(peer);
      return peer;
    },
    dispose: async () => {
      await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
      await Promise.all(peers.map((peer) => peer.dispose()));
      await pool.end();
      await server.dispose();
      await postgres.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
