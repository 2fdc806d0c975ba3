// `npm run dev`: the product with hot reload on both sides. The server bundle is rebuilt and restarted on every
// change; Vite serves the client and passes all other requests on to the server.
import { build, createServer } from 'vite';
import { spawn } from 'node:child_process';
import { loadEnvFile } from './env-file.mjs';

loadEnvFile();

const webPort = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? 3001);
const origin = `http://localhost:${webPort}`;

let server;
let restarting = Promise.resolve();

function restart() {
  restarting = restarting.then(async () => {
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    const env = { ...process.env, PORT: String(apiPort), PUBLIC_URL: process.env.PUBLIC_URL || origin };
    server = spawn(process.execPath, ['--enable-source-maps', 'dist/apps/api/main.js'], {
      env,
      stdio: 'inherit',
    });
  });
}

const watcher = await build({
  root: 'apps/api',
  configFile: 'apps/api/vite.config.ts',
  logLevel: 'warn',
  build: { watch: {} },
});
watcher.on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'END') restart();
});

process.env.SAFELIGHT_API = `http://127.0.0.1:${apiPort}`;
const web = await createServer({
  root: 'apps/web',
  configFile: 'apps/web/vite.config.ts',
  server: { port: webPort, strictPort: true },
});
await web.listen();
console.log(`Client with hot reload at ${origin}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await Promise.all([watcher.close(), web.close()]);
    if (!server || server.exitCode !== null) process.exit(0);
    server.once('exit', () => process.exit(0));
    server.kill('SIGTERM');
  });
}
