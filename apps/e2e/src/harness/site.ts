import { test as base } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signUp, type Account } from './client.ts';
import { newPlace } from './http.ts';
import { pictureFile } from './pictures.ts';
import { TestServer } from './server.ts';

export { expect } from '@playwright/test';

/** The address to which the site's contact form sends messages. */
export const SUPPORT = 'help@photos.example';

let running: TestServer | undefined;

const server = (): TestServer => {
  if (running === undefined) throw new Error('The site starts with the first hook or test of a file.');
  return running;
};

/** The server that all test files of a worker share. No test may break it or change its settings. */
export const site = {
  get url(): string {
    return server().url;
  },
  get dataDir(): string {
    return server().dataDir;
  },
};

interface Workers {
  readonly startSite: undefined;
  /** The origin of another site, from which the server may fetch `/far.png` and `/other.png`. */
  readonly elsewhere: string;
}

const ELSEWHERE = ['/far.png', '/other.png'];

/**
 * The test function of journeys that need no server of their own: each browser connects to the worker's
 * server from another address.
 */
export const test = base.extend<object, Workers>({
  elsewhere: [
    // Playwright reads from this pattern which fixtures are required: none.

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

  startSite: [
    async ({ elsewhere }, use) => {
      running = await TestServer.start({
        TRUST_PROXY: 'loopback',
        SUPPORT_EMAIL: SUPPORT,
        FETCH_ALLOWED_ORIGINS: elsewhere,
      });
      await use(undefined);
      await running.dispose();
    },
    { scope: 'worker', auto: true },
  ],

  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': newPlace() }),
});

/**
 * Signs somebody up before the tests of the block that calls this. The account's fields are set from then on.
 */
export const accountOf = (name?: string): Account => {
  const account = {};
  test.beforeAll(async () => {
    Object.assign(account, await signUp(site.url, site.dataDir, name));
  });
  return account as Account;
};
