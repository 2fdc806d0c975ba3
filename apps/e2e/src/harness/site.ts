import { test as base } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newPlace } from './http.ts';
import { pictureFile } from './pictures.ts';
import { TestServer } from './server.ts';

export { expect } from '@playwright/test';

/** The address to which the site's contact form sends messages. */
export const SUPPORT = 'help@photos.example';

interface Site {
  /** The server shared by all test files of a worker. No test may break it or change its settings. */
  readonly site: TestServer;
  /** The origin of another site, from which the server may fetch `/far.png` and `/other.png`. */
  readonly elsewhere: string;
}

const ELSEWHERE = ['/far.png', '/other.png'];

/**
 * For journeys that need no server of their own: each browser connects to the worker's server from another
 * address.
 */
export const test = base.extend<object, Site>({
  elsewhere: [
    // Playwright reads the required fixtures from the parameter's pattern: none.

    async ({}, use) => {
      const { buffer } = await pictureFile('far.png');
      const server = createServer(({ url = '', method }, response) => {
        const isThere = ELSEWHERE.includes(url);
        response.writeHead(isThere ? 200 : 404, { 'Content-Type': isThere ? 'image/png' : 'text/html' });
        response.end(isThere && method === 'GET' ? buffer : undefined);
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  site: [
    async ({ elsewhere }, use) => {
      const server = await TestServer.start({
        TRUST_PROXY: 'loopback',
        SUPPORT_EMAIL: SUPPORT,
        FETCH_ALLOWED_ORIGINS: elsewhere,
      });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],

  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': newPlace() }),
});
