// The limit of serving files where nginx is installed: one worker with sendfile.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, untilOk } from '../../processes.ts';
import { type Served, servedBy, startProgram } from '../background.ts';

export const isNginxInstalled = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** A complete configuration with this `http` block: one worker that keeps its connections. */
export const wholeConfig = (folder: string, http: string): string => `
daemon off;
worker_processes 1;
user root;
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  default_type application/octet-stream;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http}
}
`;

const filesAt = (folder: string, port: number): string => `
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    open_file_cache max=100;
    add_header Cache-Control "public, max-age=31536000, immutable";
  }
`;

/** Starts nginx, which serves `bytes` at `/${name}`. */
export async function startNginx(parent: string, name: string, bytes: Buffer): Promise<Served> {
  const folder = join(parent, `nginx-${name}`);
  const port = await freePort();
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'files', name), bytes);
  writeFileSync(join(folder, 'nginx.conf'), wholeConfig(folder, filesAt(folder, port)));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const child = startProgram('nginx', args, { logPath: join(folder, 'out.log') });
  await untilOk(`http://127.0.0.1:${port}/${name}`, 5_000);
  return servedBy(child, port);
}
