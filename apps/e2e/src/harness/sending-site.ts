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

/** The configuration that we ship for a storage, with the addresses of this site in the place of its own. */
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
  /** `name: value`, the name in lower case, in the order of the alphabet; each as often as it came. */
  readonly headers: readonly string[];
  readonly bytes: Buffer;
}

/** A GET whose answer's headers are told as they came. */
export const ask = (
  address: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((done, fail) => {
    const asking = request(address, { method, headers, agent: false }).on('error', fail);
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

/** A server that leaves large files to a real nginx with the configuration that we ship. */
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
  // A small buffer, so that a client that reads nothing holds up the file soon.
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
    /** The origin that the world sees: nginx. */
    url: nginx.url,
    server,
    /** Takes all stored files away under nginx and server: the folder, or the whole S3. */
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
