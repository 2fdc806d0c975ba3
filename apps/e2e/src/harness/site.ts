import { test as base } from '@playwright/test';
import { newPlace } from './http.ts';
import { TestServer } from './server.ts';

export { expect } from '@playwright/test';

interface Site {
  /** A server with no settings of its own, shared by the files that a worker runs. */
  readonly site: TestServer;
}

/** For journeys that need no server of their own: each browser calls the worker's from another address. */
export const test = base.extend<object, Site>({
  site: [
    // Playwright reads from the parameters' pattern which fixtures this one needs: none.

    async ({}, use) => {
      const server = await TestServer.start({ TRUST_PROXY: 'loopback' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],

  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': newPlace() }),
});
