// The servers that are measured with the mix: the product as one process, the product as a cluster, and nginx
// with the product's answers as static files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freePort, untilOk } from '../../processes.ts';
import { pidOf, startProgram } from '../background.ts';
import { wholeConfig } from '../limits/nginx.ts';
import { startNginxBefore } from '../subjects/nginx-before.ts';
import type { World } from '../world/world.ts';

export interface MixedSide {
  readonly url: string;
  readonly processes: readonly number[];
}

const API = { WORKER: 'off', TRUST_PROXY: 'loopback', X_ACCEL_REDIRECT: 'on' };

/** Starts two APIs behind nginx, with the benchmark's server as their worker. */
export async function startCluster(world: World): Promise<MixedSide> {
  const apis = [await world.startAnother(API), await world.startAnother(API)];
  const serverPorts = apis.map(({ port }) => port);
  const { port, processes } = await startNginxBefore({ dataDir: world.dataDir, serverPorts });
  return {
    url: `http://127.0.0.1:${port}`,
    processes: [...processes, ...apis.flatMap((api) => api.processes), world.processes.server],
  };
}

/** The nginx configuration: files are sent whatever the method, and uploads are discarded. */
const repeating = (folder: string, port: number): string => `
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    client_max_body_size 20m;
    open_file_cache max=1000;
    error_page 405 =200 $uri;
    location /api/images/upload/ {
      default_type application/json;
      return 201 '{}';
    }
  }
`;

/** Starts an nginx with one worker that serves the bodies of the product's answers by their paths. */
export async function startRepeater(
  { dataDir }: World,
  answers: ReadonlyMap<string, Buffer>,
): Promise<MixedSide> {
  const folder = join(dataDir, 'nginx-repeater');
  const port = await freePort();
  for (const [path, body] of answers) {
    const file = join(folder, 'files', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
  }
  writeFileSync(join(folder, 'nginx.conf'), wholeConfig(folder, repeating(folder, port)));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const child = startProgram('nginx', args, { logPath: join(folder, 'out.log') });
  const url = `http://127.0.0.1:${port}`;
  const [anyPath = '/'] = answers.keys();
  await untilOk(url + anyPath, 5_000);
  return { url, processes: [pidOf(child)] };
}
