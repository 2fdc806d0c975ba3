import { expect, test } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onDesk } from '../harness/looks.ts';
import { TestServer } from '../harness/server.ts';

let counter: Server;
let server: TestServer;
const counted: unknown[] = [];

test.beforeAll(async () => {
  counter = createServer((req, res) => {
    void text(req).then((body) => {
      counted.push(JSON.parse(body));
      res.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => counter.listen(0, '127.0.0.1', done));
  const { port } = counter.address() as AddressInfo;
  server = await TestServer.start({
    SOCIAL_LINKS: 'https://mastodon.social/@safelight,https://github.com/safelight',
    ANALYTICS_URL: `http://127.0.0.1:${port}/hit`,
  });
});
test.afterAll(async () => {
  await server.dispose();
  counter.close();
});

onDesk('a visitor of a site that counts page views', () => {
  test('sends the kind of each page, and only that, to an address that the content security policy allows', async ({
    page,
  }) => {
    await page.goto(`${server.url}/pricing`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect.poll(() => counted).toEqual([{ page: '/pricing' }, { page: '/blog' }]);
    await page.goto(`${server.url}/image/AAAAAAAAAAAAAAAAAAAAAA`);
    await expect.poll(() => counted.at(-1)).toEqual({ page: '/image/:id' });
  });

  test('is not counted when the browser asks not to be tracked', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
    const before = counted.length;
    await page.goto(`${server.url}/help`);
    await expect(page.getByRole('heading', { name: 'Help Center' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(counted).toHaveLength(before);
  });

  test('finds links to social media in the footer', async ({ page }) => {
    await page.goto(`${server.url}/about`);
    const footer = page.getByRole('contentinfo');
    for (const [name, address] of [
      ['Mastodon', 'https://mastodon.social/@safelight'],
      ['GitHub', 'https://github.com/safelight'],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  });
});
