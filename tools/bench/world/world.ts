// Runs the product as an operator does, with users and pictures in it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, untilOk } from '../../processes.ts';
import { pidOf, type Served, servedBy, startProgram } from '../background.ts';
import { type Api, signUp, type Viewer } from './client.ts';
import { seed } from './seed.ts';

const API = 'dist/apps/api';
const START_TIMEOUT_MS = 60_000;

/** Starts PostgreSQL as a separate process, so that its processor time can be told from the server's. */
async function startPostgres(dataDir: string) {
  const logPath = join(dataDir, 'postgres.out');
  const child = startProgram(process.execPath, [`${API}/postgres.js`, dataDir], { logPath });
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && Date.now() < giveUpAt) {
    const url = /^postgres\S+$/m.exec(await readFile(logPath, 'utf8'))?.[0];
    if (url !== undefined) return { child, url };
    await sleep(50);
  }
  throw new Error(`PostgreSQL did not start: ${await readFile(logPath, 'utf8')}`);
}

interface Surroundings {
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly jwtSecret: string;
  readonly nodeFlags: readonly string[];
}

async function startServer(
  { dataDir, databaseUrl, jwtSecret, nodeFlags }: Surroundings,
  settings: NodeJS.ProcessEnv,
) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: jwtSecret,
    METRICS_PORT: 'off',
    // One account sends all requests, so it needs a high limit.
    SESSION_REQUEST_LIMIT: '999999999',
    ...settings,
  };
  const logPath = join(dataDir, 'server.log');
  const child = startProgram(process.execPath, [...nodeFlags, `${API}/main.js`], { env, logPath });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ended: see ${logPath}.`);
  });
  ended.catch(() => undefined);
  await Promise.race([untilOk(`${url}/readyz`, START_TIMEOUT_MS), ended]);
  return { child, port, url };
}

export interface World extends Api {
  readonly port: number;
  readonly databaseUrl: string;
  readonly uploader: Viewer;
  /** A user with 1,000 images. */
  readonly lister: Viewer;
  readonly processes: { readonly server: number; readonly postgres: number };
  /** Starts another server with other settings on the same database and files. */
  readonly startAnother: (settings: NodeJS.ProcessEnv) => Promise<Served>;
  /** Stops everything and removes its files. */
  readonly remove: () => Promise<void>;
}

interface WorldOptions {
  /** Flags for the server's Node process. */
  readonly nodeFlags?: readonly string[];
  /** Additional settings of the server. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts PostgreSQL and the built server on an empty folder, and creates two users. */
export async function startWorld({ nodeFlags = [], env = {} }: WorldOptions = {}): Promise<World> {
  const dataDir = resolve('tmp/bench');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const postgres = await startPostgres(dataDir);
  const surroundings = {
    dataDir,
    databaseUrl: postgres.url,
    jwtSecret: randomBytes(32).toString('hex'),
    nodeFlags,
  };
  const server = await startServer(surroundings, env);
  const api = { url: server.url, dataDir };
  const uploader = await signUp(api, 'uploader');
  const lister = await signUp(api, 'lister');
  await seed(postgres.url, { users: [uploader, lister], lister });
  return {
    ...api,
    port: server.port,
    databaseUrl: postgres.url,
    uploader,
    lister,
    processes: { server: pidOf(server.child), postgres: pidOf(postgres.child) },
    startAnother: async (settings) => {
      const { child, port } = await startServer(surroundings, { PUBLIC_URL: server.url, ...settings });
      return servedBy(child, port);
    },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
