import type { Page } from '@playwright/test';
import { violationsOn } from '../harness/axe.ts';
import { signUp } from '../harness/client.ts';
import { somethingToShow } from '../harness/every-page.ts';
import { DESK, HEIGHT, PHONE } from '../harness/looks.ts';
import { openUserMenu, signIn } from '../harness/person.ts';
import { settledPage } from '../harness/settled-page.ts';
import { expect, site, test } from '../harness/site.ts';

/** The maximum number of pages: when the crawl finds more, it goes in circles. */
const MOST_PAGES = 80;

/** The links of the page within this site, without fragments, including files and the API. */
const linksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      .map(({ href }) => new URL(href))
      .filter(({ origin, protocol }) => origin === location.origin && protocol.startsWith('http'))
      .map(({ pathname, search }) => pathname + search),
  );

const isPage = (path: string): boolean => !/^\/(?:api|i|d|graphql|oembed)(?:\/|$)|\.\w+$/.test(path);

/**
 * Follows every link from / until all are opened. Each page must respond, log nothing to the console, and
 * pass axe.
 */
const crawl = async (page: Page, url: string, menu: (page: Page) => Promise<unknown>): Promise<string[]> => {
  const problems: string[] = [];
  let at = '/';
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${at}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => problems.push(`${at}: ${message}`));
  const seen = new Set(['/']);
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    at = path;
    if (!isPage(path)) {
      const { status } = await fetch(url + path, { redirect: 'manual' });
      if (status >= 400 && status !== 401) problems.push(`${path}: ${status}`);
      continue;
    }
    const status = (await page.goto(url + path))?.status() ?? 0;
    if (status >= 400) problems.push(`${path}: ${status}`);
    await settledPage(page);
    if (path === '/') await menu(page);
    for (const link of await linksOf(page)) {
      if (seen.has(link)) continue;
      seen.add(link);
      waiting.push(link);
    }
    for (const { scheme, width } of [DESK, PHONE]) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: HEIGHT });
      for (const violation of await violationsOn(page))
        problems.push(`${path}, ${scheme}: ${JSON.stringify(violation)}`);
    }
    await page.setViewportSize({ width: DESK.width, height: HEIGHT });
  }
  expect(seen.size).toBeLessThan(MOST_PAGES);
  expect(problems).toEqual([]);
  return [...seen];
};

test.use({
  viewport: { width: DESK.width, height: HEIGHT },
  colorScheme: DESK.scheme,
  reducedMotion: 'reduce',
});

test('a visitor can open every link from /', async ({ page }) => {
  const seen = await crawl(page, site.url, () => Promise.resolve());
  for (const path of ['/pricing', '/blog', '/help', '/api-docs', '/gdpr', '/careers', '/signup', '/login'])
    expect(seen).toContain(path);
});

test('a member can open every link, including those in the menu', async ({ page }) => {
  const ann = await signUp(site.url, site.dataDir, 'ann');
  await somethingToShow(ann);
  await signIn(page, ann, '/');
  const seen = await crawl(page, site.url, openUserMenu);
  for (const path of ['/gallery', '/projects', '/profile', '/settings', '/api-keys', '/comparison/upload'])
    expect(seen).toContain(path);
});
