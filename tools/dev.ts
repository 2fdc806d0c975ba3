// `npm run dev` runs the product with hot reload of both sides. The server's bundle is rebuilt and restarted
// on every change; Vite serves the client and proxies all other requests to the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { build, createServer, type Rolldown } from 'vite';
import { loadEnvFile } from './env-file.ts';

loadEnvFile();

const webPort = Number(process.env['PORT'] ?? 3000);
const apiPort = Number(process.env['API_PORT'] ?? 3001);
const origin = `http://localhost:${webPort}`;

let server: ChildProcess | undefined;
let restarting = Promise.resolve();

/** Stops the running server process. */
async function stopServer(): Promise<void> {
  if (server === undefined || server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

function restart(): void {
  restarting = restarting.then(async () => {
    await stopServer();
    const { PUBLIC_URL = '' } = process.env;
    const env = {
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_URL: PUBLIC_URL === '' ? origin : PUBLIC_URL,
    };
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/apps/api/main.js'], {
      env,
      stdio: 'inherit',
    });
  });
}

// With `watch`, `build` returns a watcher.
const watcher = (await build({
  root: 'apps/api',
  configFile: 'apps/api/vite.config.ts',
  logLevel: 'warn',
  build: { watch: {} },
})) as Rolldown.RolldownWatcher;
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'END') restart();
});

process.env['SAFELIGHT_API'] = `http://127.0.0.1:${apiPort}`;
const web = await createServer({
  root: 'apps/web',
  configFile: 'apps/web/vite.config.ts',
  server: { port: webPort, strictPort: true },
});
await web.listen();
console.log(`Client with hot reload at ${origin}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    void Promise.all([watcher.close(), web.close()])
      .then(stopServer)
      .then(() => process.exit(0));
  });
}
