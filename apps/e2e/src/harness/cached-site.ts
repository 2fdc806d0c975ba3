import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createNginx } from './nginx.ts';
import { TestServer } from './server.ts';

const configOf = (folder: string, port: number, upstream: string): string => `
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=bytes:10m use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 20m;
    location / {
      proxy_pass ${upstream};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_cache bytes;
      proxy_cache_key "$scheme://$http_host$request_uri";
      proxy_cache_revalidate on;
      add_header X-Cache $upstream_cache_status always;
    }
  }
`;

/** The cache key, which is in the first kilobytes of a file of nginx's cache. */
const KEY = /\nKEY: (\S+)\n/;

const keyOf = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096));
    return KEY.exec(buffer.toString('latin1', 0, bytesRead))?.[1] ?? '';
  } finally {
    await file.close();
  }
};

interface Purge {
  readonly urls: readonly string[];
  readonly prefixes: readonly string[];
}

/**
 * Listens at `CDN_PURGE_URL` and removes purged addresses from nginx's cache. With `isDeaf` it answers 503
 * and removes nothing.
 */
const startPurger = async (cache: string, isDeaf: boolean) => {
  const purges: Purge[] = [];
  const forget = async ({ urls, prefixes }: Purge): Promise<void> => {
    const entries = await readdir(cache, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const key = await keyOf(path);
      if (urls.includes(key) || prefixes.some((prefix) => key.startsWith(prefix))) await rm(path);
    }
  };
  const listener = createServer((req, res) => {
    void json(req).then(async (body) => {
      if (!isDeaf) {
        await forget(body as Purge);
        purges.push(body as Purge);
      }
      res.writeHead(isDeaf ? 503 : 204).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  return {
    purges,
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`,
    stop: (): void => {
      listener.closeAllConnections();
      listener.close();
    },
  };
};

/** Starts a server behind nginx with its `proxy_cache`, which gets purges unless `isDeaf`. */
export const startCachedSite = async ({ isDeaf = false } = {}) => {
  const nginx = await createNginx();
  const { folder, port, url } = nginx;
  const cache = join(folder, 'cache');
  await mkdir(cache);
  const purger = await startPurger(cache, isDeaf);
  const server = await TestServer.start({
    PUBLIC_URL: url,
    TRUST_PROXY: 'loopback',
    CDN_PURGE_URL: purger.url,
  });
  await nginx.start(configOf(folder, port, server.url.replace('localhost', '127.0.0.1')));

  return {
    /** The origin of nginx, which is the public URL of the site. */
    url,
    server,
    /** The purges so far, whose addresses are no longer in the cache. */
    purges: purger.purges,
    stop: async (): Promise<void> => {
      await server.dispose();
      purger.stop();
      await nginx.stop();
    },
  };
};

export type CachedSite = Awaited<ReturnType<typeof startCachedSite>>;
