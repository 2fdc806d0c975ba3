// Starts the product behind nginx with the configuration that we ship for one server, so that nginx sends
// large files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort, untilOk } from '../../processes.ts';
import { type Served, servedBy, startProgram } from '../background.ts';
import { wholeConfig } from '../limits/nginx.ts';

const DOCKER = resolve('docker');

interface Behind {
  /** The ports of servers that share their files. */
  readonly serverPorts: readonly number[];
  readonly dataDir: string;
}

export async function startNginxBefore({ dataDir, serverPorts }: Behind): Promise<Served> {
  const port = await freePort();
  const folder = join(dataDir, `nginx-before-${port}`);
  const servers = serverPorts.map((one) => `server 127.0.0.1:${one};`).join(' ');
  mkdirSync(folder, { recursive: true });
  const config = readFileSync(join(DOCKER, 'nginx-one-server.conf'), 'utf8')
    .replaceAll('include safelight', `include ${join(DOCKER, 'helm/nginx')}`)
    .replace('server 127.0.0.1:3000;', servers)
    .replace('/var/lib/safelight', dataDir)
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, 'nginx.conf'), wholeConfig(folder, config));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const child = startProgram('nginx', args, { logPath: join(folder, 'out.log') });
  await untilOk(`http://127.0.0.1:${port}/healthz`, 5_000);
  return servedBy(child, port);
}
