import { test as base } from '@playwright/test';
import { newPlace } from './http.ts';
import { TestServer } from './server.ts';

export { expect } from '@playwright/test';

/** Where the site's contact form sends what people write. */
export const SUPPORT = 'help@photos.example';

interface Site {
  /** A server that nobody breaks or sets up for themselves, shared by the files that a worker runs. */
  readonly site: TestServer;
}

/** For journeys that need no server of their own: each browser calls the worker's from another address. */
export const test = base.extend<object, Site>({
  site: [
    // Playwright reads from the parameters' pattern which fixtures this one needs: none.

    async ({}, use) => {
      const server = await TestServer.start({ TRUST_PROXY: 'loopback', SUPPORT_EMAIL: SUPPORT });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],

  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': newPlace() }),
});
