import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from './server.ts';

/**
 * True when nginx is installed, for example by `apt-get install nginx-light`. It is not among our
 * dependencies.
 */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

const configOf = (folder: string, http: string): string => `
daemon off;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http}
}
`;

export interface Nginx {
  /** The origin at which nginx listens. */
  readonly url: string;
  readonly folder: string;
  /** Starts nginx with this `http` block; the server behind it must already answer. */
  start(http: string): Promise<void>;
  /** Stops nginx and removes its folder. */
  stop(): Promise<void>;
}

/** Creates a folder and reserves a port for an nginx, whose configuration should listen on `port`. */
export const createNginx = async (): Promise<Nginx & { readonly port: number }> => {
  const folder = await mkdtemp(join(tmpdir(), 'safelight-nginx-'));
  const port = await freePort();
  let stopProcess = (): Promise<unknown> => Promise.resolve();
  return {
    url: `http://localhost:${port}`,
    port,
    folder,
    start: async (http) => {
      const config = join(folder, 'nginx.conf');
      await writeFile(config, configOf(folder, http));
      const nginx = spawn('nginx', ['-p', folder, '-c', config, '-e', join(folder, 'error.log')], {
        stdio: 'inherit',
      });
      stopProcess = () => {
        const ended = new Promise((resolve) => nginx.once('exit', resolve));
        nginx.kill('SIGTERM');
        return ended;
      };
      await until(
        'nginx to answer',
        async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok === true,
      );
    },
    stop: async () => {
      await stopProcess();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
