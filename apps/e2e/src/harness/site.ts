import { test as base } from '@playwright/test';
import { newPlace } from './http.ts';
import { TestServer } from './server.ts';

export { expect } from '@playwright/test';

/** The address to which the site's contact form sends messages. */
export const SUPPORT = 'help@photos.example';

interface Site {
  /** The server shared by all test files of a worker. No test may break it or change its settings. */
  readonly site: TestServer;
}

/**
 * For journeys that need no server of their own: each browser connects to the worker's server from another
 * address.
 */
export const test = base.extend<object, Site>({
  site: [
    // Playwright reads the required fixtures from the parameter's pattern: none.

    async ({}, use) => {
      const server = await TestServer.start({ TRUST_PROXY: 'loopback', SUPPORT_EMAIL: SUPPORT });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],

  extraHTTPHeaders: ({}, use) => use({ 'X-Forwarded-For': newPlace() }),
});
