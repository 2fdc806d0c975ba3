import type { Browser, Locator, Page } from '@playwright/test';
import { startGoogleServer, type GoogleServer } from '@safelight/identity/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChaosProxy } from '../../harness/chaos-proxy.ts';
import { signUp, type Account } from '../../harness/client.ts';
import { startPostgres } from '../../harness/processes.ts';
import { isReady, TestServer, until } from '../../harness/server.ts';

/** The built server with a PostgreSQL and a Google that can be made to fail, and a person with an account. */
export interface Stage {
  readonly server: TestServer;
  readonly google: GoogleServer;
  readonly account: Account;
  /** Opens a page in the browser of another person with another IP address. */
  openPage(browser: Browser): Promise<Page>;
  /** Cuts the server off from its database. */
  loseDatabase(): void;
  /** Ends the failures that a row has caused. */
  mend(): Promise<void>;
  dispose(): Promise<void>;
}

/** The region of the toasts. */
export const toastsOf = (page: Page): Locator => page.getByRole('region', { name: 'Messages' });

const launch = async (databaseUrl: string, google: GoogleServer): Promise<TestServer> =>
  TestServer.start({
    DATABASE_URL: databaseUrl,
    TRUST_PROXY: 'loopback',
    GOOGLE_CLIENT_ID: 'safelight.apps.example.org',
    GOOGLE_CLIENT_SECRET: 'a secret',
    GOOGLE_AUTH_URL: google.authUrl,
    GOOGLE_TOKEN_URL: google.tokenUrl,
    GOOGLE_JWKS_URL: google.jwksUrl,
    GOOGLE_ISSUER: google.issuer,
  });

export const startStage = async (): Promise<Stage> => {
  const folder = await mkdtemp(join(tmpdir(), 'safelight-catalogue-'));
  const [google, postgres] = await Promise.all([startGoogleServer(), startPostgres(folder)]);
  const direct = new URL(postgres.url);
  const proxy = await ChaosProxy.before(Number(direct.port));
  const proxied = new URL(direct);
  proxied.port = String(proxy.port);
  const server = await launch(proxied.href, google);
  const account = await signUp(server.url, server.dataDir, 'kim');
  let people = 0;
  let isWhole = true;

  return {
    server,
    google,
    account,
    openPage: async (browser) => {
      people += 1;
      const context = await browser.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { 'X-Forwarded-For': `10.1.${people >> 8}.${people & 255}` },
        reducedMotion: 'reduce',
      });
      return context.newPage();
    },
    loseDatabase: () => {
      isWhole = false;
      proxy.turn('refuse');
    },
    mend: async () => {
      await google.signInAs({});
      if (isWhole) return;
      isWhole = true;
      proxy.turn('pass');
      await until('the server to be ready again', () => isReady(server.url));
    },
    dispose: async () => {
      await server.dispose();
      proxy.close();
      await Promise.all([postgres.end(), google.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
