import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runScript, startPostgres, type RunningProcess } from './processes.ts';
import { TestServer, until } from './server.ts';

/** An HTTP server, its PostgreSQL and as many workers as asked for, each a process that can be ended alone. */
export interface Apart {
  readonly server: TestServer;
  readonly databaseUrl: string;
  /** Rows of a statement run on the server's own database. */
  sql<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  /** A further process that only works on jobs, once it does; `env` is its own. */
  startWorker(env?: Readonly<Record<string, string>>): Promise<RunningProcess>;
  /** Ends everything and removes its data. */
  dispose(): Promise<void>;
}

export const startApart = async (env: Readonly<Record<string, string>> = {}): Promise<Apart> => {
  const folder = await mkdtemp(join(tmpdir(), 'safelight-apart-'));
  const postgres = await startPostgres(folder);
  const server = await TestServer.start({ DATABASE_URL: postgres.url, WORKER: 'off', ...env });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const workers: RunningProcess[] = [];
  return {
    server,
    databaseUrl: postgres.url,
    sql: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
      (await pool.query<Row>(text, [...values])).rows,
    startWorker: async (env = {}) => {
      const worker = runScript(['dist/apps/api/main.js'], { ...server.env, WORKER: 'only', ...env });
      workers.push(worker);
      await until('the worker', async () => (/working on jobs/.test(worker.output()) ? true : null), 60_000);
      return worker;
    },
    dispose: async () => {
      await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
      await pool.end();
      await server.dispose();
      await postgres.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
