import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createCachePurger } from './create-cache-purger.ts';

describe('purging an HTTP cache', () => {
  let server: Server;
  let status: number;
  let told: unknown[];
  beforeEach(async () => {
    [status, told] = [204, []];
    server = createServer((req, res) => {
      void json(req).then((body) => {
        told.push([req.method, req.headers['content-type'], body]);
        res.writeHead(status, { Location: '/elsewhere' }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const purge = (uids: readonly string[]): Promise<void> => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge?key=1`;
    return createCachePurger({ url, publicUrl: 'https://site.example' }).purge(uids);
  };

  it('sends the page and the prefix of all file addresses of each image', async () => {
    await purge(['one', 'two']);
    const urls = ['https://site.example/image/one', 'https://site.example/image/two'];
    const prefixes = ['https://site.example/i/one/', 'https://site.example/i/two/'];
    expect(told).toEqual([['POST', 'application/json', { urls, prefixes }]]);
  });

  it.each([500, 403, 302])('fails when the cache answers %i', async (answered) => {
    status = answered;
    await expect(purge(['one'])).rejects.toThrow();
  });

  it('fails when nothing listens at the address', async () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await new Promise((resolve) => server.close(resolve));
    await expect(createCachePurger({ url, publicUrl: 'https://a' }).purge(['one'])).rejects.toThrow();
  });
});
