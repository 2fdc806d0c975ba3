import { readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createNginx } from './nginx.ts';
import { startS3 } from './processes.ts';
import { TestServer } from './server.ts';

const DOCKER = resolve(import.meta.dirname, '../../../../docker');
const INCLUDED = join(DOCKER, 'helm/nginx');

export type Storage = 'disk' | 'S3';

const hostOf = (url: string): string => new URL(url).host.replace('localhost', '127.0.0.1');

/** The nginx configuration that we ship for a storage, with the addresses replaced by those of this site. */
const shipped = async (storage: Storage, changes: Readonly<Record<string, string>>): Promise<string> => {
  const name = storage === 'S3' ? 'nginx.conf' : 'nginx-one-server.conf';
  let config = await readFile(join(DOCKER, name), 'utf8');
  for (const [text, other] of Object.entries({ ...changes, 'include safelight': `include ${INCLUDED}` })) {
    if (!config.includes(text)) throw new Error(`${name} has no ${text}`);
    config = config.replaceAll(text, other);
  }
  return config;
};

export interface Answer {
  readonly status: number;
  /**
   * The header lines as `name: value`, with names in lower case, sorted; a repeated header has several lines.
   */
  readonly headers: readonly string[];
  readonly bytes: Buffer;
}

/**
 * Sends a request with an id that is always the same, so that answers can be compared; returns all header lines of the
 * answer, without merging repeated ones.
 */
export const ask = (
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((done, fail) => {
    const asking = request(address, {
      method,
      headers: { 'X-Request-Id': 'drill', ...headers },
      agent: false,
    }).on('error', fail);
    asking.on('response', (answer) => {
      const raw = answer.rawHeaders;
      const lines = raw.flatMap((name, at) =>
        at % 2 === 0 ? [`${name.toLowerCase()}: ${raw[at + 1]}`] : [],
      );
      buffer(answer).then(
        (bytes) => done({ status: answer.statusCode ?? 0, headers: lines.toSorted(), bytes }),
        fail,
      );
    });
    asking.end();
  });

/**
 * Starts a server behind a real nginx with the configuration that we ship, so that nginx sends large files.
 */
export const startSendingSite = async (storage: Storage) => {
  const nginx = await createNginx();
  const s3 = storage === 'S3' ? await startS3(join(nginx.folder, 's3')) : null;
  const server = await TestServer.start({
    PUBLIC_URL: nginx.url,
    TRUST_PROXY: 'loopback',
    X_ACCEL_REDIRECT: 'on',
    ...(s3 === null
      ? {}
      : {
          S3_ENDPOINT: `http://127.0.0.1:${s3.port}`,
          S3_ACCESS_KEY: 'S3RVER',
          S3_SECRET_KEY: 'S3RVER',
        }),
  });
  // With a small send buffer, nginx soon has to wait for a client that reads nothing.
  const listen = { 'listen 80;': `listen 127.0.0.1:${nginx.port} sndbuf=32k;` };
  const changes =
    s3 === null
      ? { ...listen, '127.0.0.1:3000': hostOf(server.url), '/var/lib/safelight': server.dataDir }
      : {
          ...listen,
          'server api-1:3000 max_fails=2 fail_timeout=5s;': `server ${hostOf(server.url)};`,
          'server api-2:3000 max_fails=2 fail_timeout=5s;': '',
          'minio:9000': `127.0.0.1:${s3.port}`,
        };
  await nginx.start(await shipped(storage, changes));

  return {
    /** The origin of nginx, which is the public URL of the site. */
    url: nginx.url,
    server,
    /** Deletes all stored files while nginx and the server run: removes the folder, or stops S3. */
    loseFiles: async (): Promise<void> => {
      if (s3 === null) await rm(join(server.dataDir, 'images', 'objects'), { recursive: true });
      else await s3.end();
    },
    stop: async (): Promise<void> => {
      await server.dispose();
      await s3?.end();
      await nginx.stop();
    },
  };
};

export type SendingSite = Awaited<ReturnType<typeof startSendingSite>>;
