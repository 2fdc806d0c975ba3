import type { Page } from '@playwright/test';
import { makeJpeg } from '@safelight/test-pictures';
import { uploaded } from '../harness/client.ts';
import { DESK, HEIGHT, PHONE } from '../harness/looks.ts';
import { notesOf, watchPage } from '../harness/page-watch.ts';
import { signIn } from '../harness/person.ts';
import { publishPair } from '../harness/published.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const account = accountOf('kit');
let image: string;
let comparison: string;

test.beforeAll(async () => {
  const photo = await makeJpeg({ width: 1200, height: 1800 });
  const upload = { filename: 'pier.jpg', privacy: 'public' };
  image = (await uploaded(site.url, `Bearer ${account.access}`, photo, upload)).uid;
  comparison = await publishPair(account, 'Two piers');
});

const drawn = (page: Page) => page.locator('#first-picture img');
const SCRIPTS = '**/assets/*.js';

/** The scripts named in the page's HTML. */
const namedScripts = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);

/** The paths that the page has requested so far. */
const fetched = (page: Page, pattern: RegExp): Promise<readonly string[]> =>
  page
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    .then((paths) => paths.filter((path) => pattern.test(path)));

for (const { scheme, width } of [DESK, PHONE]) {
  test.describe(`before any script is loaded, ${width} px wide`, () => {
    test.use({ colorScheme: scheme, viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });

    for (const { what, path, picture } of [
      { what: 'an image', path: () => `/image/${image}`, picture: 'pier.jpg' },
      { what: 'a comparison', path: () => `/comparison/${comparison}`, picture: 'Two piers, edited' },
    ]) {
      test(`the page of ${what} shows its picture in the place where its screen will show it`, async ({
        page,
      }) => {
        await watchPage(page);
        await page.route(SCRIPTS, (route) => route.abort());
        await page.goto(site.url + path());
        await expect(drawn(page)).toBeVisible();
        await expect
          .poll(() => drawn(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
          .not.toBe(0);
        const before = (await drawn(page).boundingBox())!;

        await page.unroute(SCRIPTS);
        await page.goto(site.url + path());
        const own = page.getByRole('main').getByRole('img', { name: picture });
        await expect(own).toBeVisible();
        await expect(drawn(page)).toHaveCount(0);
        const after = (await own.boundingBox())!;
        for (const side of ['x', 'y', 'width', 'height'] as const)
          expect(
            Math.abs(after[side] - before[side]),
            `${side} of ${JSON.stringify([before, after])}`,
          ).toBeLessThan(1.5);
        const zoom = (await page.getByRole('group', { name: 'Zoom' }).boundingBox())!;
        expect(zoom.y, 'the zoom buttons are below the picture').toBeGreaterThanOrEqual(
          after.y + after.height - 1,
        );
        expect((await notesOf(page)).layoutShift).toBeLessThan(0.001);
        const source = await own.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname);
        expect((await fetched(page, /^\/i\//)).filter((one) => one === source)).toEqual([source]);
      });
    }

    test('any other page shows the bar in its place, and that it is loading', async ({ page }) => {
      const before = (part: '::before' | '::after') =>
        page.locator('#root').evaluate((root, pseudo) => {
          const { height, backgroundPositionX, animationName, display } = getComputedStyle(root, pseudo);
          return { height, left: backgroundPositionX, animationName, display };
        }, part);
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(`${site.url}/login`);
      const bar = await before('::before');
      expect(await before('::after')).toMatchObject({
        display: 'block',
        animationName: expect.stringContaining('begin'),
      });
      await page.goto(`${site.url}/editor/${image}`);
      expect(await before('::before')).toMatchObject({ height: 'auto' });
      await page.goto(`${site.url}/image/${image}`);
      expect(await before('::after')).toMatchObject({ display: 'none' });

      await page.unroute(SCRIPTS);
      await page.goto(`${site.url}/login`);
      const header = (await page.getByRole('banner').boundingBox())!;
      const logo = (await page.getByRole('banner').locator('svg').first().boundingBox())!;
      expect(bar).toMatchObject({ height: `${header.height}px`, left: `${logo.x}px` });
      expect(await before('::after')).toMatchObject({ animationName: 'none' });
    });

    test('the landing page shows its first view in the place where the client renders it', async ({
      page,
    }) => {
      await watchPage(page);
      const parts = () => [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('link', { name: 'Upload an Image' }),
        page.getByRole('img', { name: 'A mountain path under a blue sky, as photographed' }),
      ];
      const boxes = () => Promise.all(parts().map((part) => part.boundingBox()));
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(site.url);
      await expect(parts()[0]!).toBeVisible();
      const before = await boxes();
      await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);

      await page.unroute(SCRIPTS);
      await page.goto(site.url);
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(await boxes()).toEqual(before);
      expect((await notesOf(page)).layoutShift).toBeLessThan(0.001);
    });
  });
}

test('the picture that a page shows before its scripts run is removed when another screen opens first', async ({
  page,
}) => {
  await page.route('**/graphql', () => undefined);
  await page.goto(`${site.url}/image/${image}`);
  await expect(drawn(page)).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await expect(drawn(page)).toHaveCount(0);
});

test('the head of a page names every script that its first view needs', async ({ page }) => {
  await signIn(page, account);
  for (const path of ['/gallery', `/image/${image}`, `/comparison/${comparison}`, '/projects']) {
    const html = (await (await page.goto(site.url + path))!.text()) satisfies string;
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const late = (await fetched(page, /\.js$/)).filter((script) => !namedScripts(html).includes(script));
    // The footer, menu and service worker are loaded after the page's main content, the menu together with
    // parts shared by other pages.
    expect(
      late.filter(
        (script) => !/\/(?:(?:Footer|UserMenuList|pages)-|theme\.js|share-worker\.js)/.test(script),
      ),
    ).toEqual([]);
  }
});

test("the list of the gallery is requested once, before the gallery's code has arrived, and each picture is loaded in one size only", async ({
  page,
}) => {
  let isAsked = (): void => undefined;
  const asked = new Promise<void>((resolve) => (isAsked = resolve));
  const lists: string[] = [];
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"Gallery"') === true) {
      lists.push(route.request().headers()['authorization'] ?? '');
      isAsked();
    }
    await route.continue();
  });
  // Without its data layer the client cannot send any request itself.
  await page.route('**/assets/data-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await signIn(page, account);
  const pictures = page.getByRole('list', { name: 'Images' }).locator('img');
  await expect(pictures.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(lists).toEqual([expect.stringMatching(/^Bearer /)]);
  const shown = await pictures.evaluateAll((all: readonly HTMLImageElement[]) =>
    all.map(({ currentSrc }) => new URL(currentSrc).pathname),
  );
  expect(new Set(await fetched(page, /^\/i\//))).toEqual(new Set(shown));
});
