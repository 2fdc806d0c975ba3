import { serveLocally, type LocalServer } from '@safelight/processes/testing';
import { json } from 'node:stream/consumers';
import { createCachePurger } from './create-cache-purger.ts';

describe('purging an HTTP cache', () => {
  let cache: LocalServer;
  let status: number;
  let told: unknown[];
  beforeEach(async () => {
    [status, told] = [204, []];
    cache = await serveLocally((req, res) => {
      void json(req).then((body) => {
        told.push([req.method, req.headers['content-type'], body]);
        res.writeHead(status, { Location: '/elsewhere' }).end();
      });
    });
  });
  afterEach(() => cache.close());

  const purge = (uids: readonly string[]): Promise<void> => {
    const url = `${cache.url}/purge?key=1`;
    return createCachePurger({ url, publicUrl: 'https://site.example' }).purge(uids);
  };

  it('sends the page address and the file address prefix of each image to the cache', async () => {
    await purge(['one', 'two']);
    const urls = ['https://site.example/image/one', 'https://site.example/image/two'];
    const prefixes = ['https://site.example/i/one/', 'https://site.example/i/two/'];
    expect(told).toEqual([['POST', 'application/json', { urls, prefixes }]]);
  });

  it.each([500, 403, 302])('fails if the cache answers %i', async (answered) => {
    status = answered;
    await expect(purge(['one'])).rejects.toThrow();
  });

  it('fails if nothing listens at the address of the cache', async () => {
    const url = `${cache.url}/`;
    await cache.close();
    await expect(createCachePurger({ url, publicUrl: 'https://a' }).purge(['one'])).rejects.toThrow();
  });
});
