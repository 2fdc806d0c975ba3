// `npm run cluster -- --api 3 --workers 2` starts the same as docker-compose.yml, but without Docker: one
// PostgreSQL, one S3 server, APIs (by default 2), workers (1) and one proxy. Settings: PORT (3000),
// PUBLIC_URL, DATA_DIR (./data/cluster).
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { createProxyServer } from 'http-proxy-3';
import { buildIfNeeded } from './build.ts';
import { type ClusterSize, readClusterSize, USAGE } from './cluster-size.ts';
import { messageOf } from './message-of.ts';
import { firstLine, freePort, startScript, untilOk } from './processes.ts';

const MAIN = 'dist/apps/api/main.js';
const port = Number(process.env['PORT'] ?? 3000);
const dataDir = resolve(process.env['DATA_DIR'] ?? './data/cluster');

/** Passes each request and each WebSocket to the next API in turn. */
async function startProxy(targets: readonly string[]): Promise<void> {
  const proxy = createProxyServer({ xfwd: true });
  let turn = 0;
  const target = (): string => targets[turn++ % targets.length] ?? '';
  proxy.on('error', (_error, _req, res) => {
    if (!(res instanceof ServerResponse)) {
      res.destroy();
      return;
    }
    if (!res.headersSent) res.writeHead(502, { 'Content-Type': 'application/json' });
    res.end(
      JSON.stringify({ error: 'No server answered. Please try again.', code: 'OVERLOADED', details: {} }),
    );
  });
  const server = createServer((req, res) => {
    proxy.web(req, res, { target: target() });
  });
  server.on('upgrade', (req, socket, head) => {
    proxy.ws(req, socket, head, { target: target() });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

/** The requested number of processes; exits when the arguments are invalid. */
function sizeAskedFor(): ClusterSize {
  try {
    return readClusterSize(process.argv.slice(2));
  } catch (error) {
    console.error(`${messageOf(error)}\n${USAGE}`);
    return process.exit(1);
  }
}

const size = sizeAskedFor();
await buildIfNeeded();
const [s3Port, ...apiPorts] = await Promise.all(Array.from({ length: size.api + 1 }, freePort));
const postgres = startScript('postgres', ['dist/apps/api/postgres.js', dataDir]);
const DATABASE_URL = await firstLine(postgres);
startScript('s3', ['tools/s3-server.ts', String(s3Port), join(dataDir, 's3')]);

const shared = {
  DATABASE_URL,
  S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
  PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}`,
  JWT_SECRET: process.env['JWT_SECRET'] ?? randomBytes(32).toString('hex'),
  TRUST_PROXY: 'loopback',
  METRICS_PORT: 'off',
  DATA_DIR: dataDir,
};
for (let number = 1; number <= size.workers; number += 1)
  startScript(`worker-${number}`, [MAIN], { ...shared, WORKER: 'only' });
const apis = apiPorts.map((apiPort, i) => {
  startScript(`api-${i + 1}`, [MAIN], { ...shared, WORKER: 'off', HOST: '127.0.0.1', PORT: String(apiPort) });
  return `http://127.0.0.1:${apiPort}`;
});
await Promise.all(apis.map((api) => untilOk(`${api}/readyz`)));
await startProxy(apis);
console.log(
  `Cluster is ready at ${shared.PUBLIC_URL} (APIs ${apis.join(' and ')}; workers: ${size.workers})`,
);
