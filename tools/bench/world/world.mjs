// The product as an operator runs it, with users and pictures in it.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, untilOk } from '../../processes.mjs';
import { startProgram } from '../background.mjs';
import { signUp } from './client.mjs';
import { seed } from './seed.mjs';

const API = 'dist/apps/api';
const START_TIMEOUT_MS = 60_000;

/** PostgreSQL in a process of its own, so that its work can be told from the server's. */
async function startPostgres(dataDir) {
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

async function startServer(dataDir, databaseUrl, nodeFlags, settings) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    JWT_SECRET: randomBytes(32).toString('hex'),
    METRICS_PORT: 'off',
    // One account asks all it can.
    SESSION_REQUEST_LIMIT: '999999999',
    ...settings,
  };
  const logPath = join(dataDir, 'server.log');
  const child = startProgram(process.execPath, [...nodeFlags, `${API}/main.js`], { env, logPath });
  const ended = new Promise((_, reject) =>
    child.once('exit', () => reject(new Error(`The server ended: see ${logPath}.`))),
  );
  ended.catch(() => undefined);
  await Promise.race([untilOk(`${url}/readyz`, START_TIMEOUT_MS), ended]);
  return { child, port, url };
}

/**
 * Starts PostgreSQL and the built server on an empty folder and makes two users: `uploader`, and `lister` who
 * has 1,000 images. `nodeFlags` go to the server's Node, `env` are further settings of the server.
 */
export async function startWorld({ nodeFlags = [], env = {} } = {}) {
  const dataDir = resolve('tmp/bench');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const postgres = await startPostgres(dataDir);
  const server = await startServer(dataDir, postgres.url, nodeFlags, env);
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
    processes: { server: server.child.pid, postgres: postgres.child.pid },
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}
