import type { Page } from '@playwright/test';
import { SITE_PAGES } from '@safelight/rules';
import { motionEnds } from '../harness/accessible.ts';
import { graphqlData } from '../harness/client.ts';
import { controlsWithoutRing } from '../harness/focus-ring.ts';
import { openUserMenu, signIn } from '../harness/person.ts';
import { newImage, publishPair } from '../harness/published.ts';
import { settling } from '../harness/settled-page.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const OF_ANYONE = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?uid=a&token=b',
  '/verify-email?uid=a&token=b',
  '/confirm-email?uid=a&token=b',
  '/undo-email?uid=a&token=b',
  '/contact',
  '/api-docs',
  '/pricing',
  '/help',
  '/blog',
  '/blog/1',
  '/terms',
  '/nowhere',
] as const;
const OF_MEMBERS = [
  '/gallery',
  '/upload',
  '/comparison/upload',
  '/comparisons',
  '/projects',
  '/editor',
  '/profile',
  '/settings',
  '/api-keys',
  '/pricing',
] as const;

/** The pages without an object of their own. */
const INSIDE: readonly string[] = [...OF_ANYONE, ...OF_MEMBERS];

/** Pages that look like another one: the same screen with other text or at another path. */
const LIKE: Readonly<Record<string, string>> = {
  '/docs': '/api-docs',
  '/privacy': '/terms',
  '/cookies': '/terms',
  '/gdpr': '/terms',
  '/about': '/terms',
  '/careers': '/terms',
  '/verify-email/redirect': '/verify-email',
  '/auth/google/callback': '/login',
  '/blog/:id': '/blog/1',
};
/** Pages that are checked with example objects for their parameters. */
const NAMED = ['/projects/:id', '/editor/:imageId'];

const WINDOW = { width: 1280, height: 900 } as const;
const SCHEMES = ['dark', 'light'] as const;

const account = accountOf('ada');
const newcomer = accountOf('newcomer');
let images: readonly string[];
let comparison: string;
let project: string;

test.beforeAll(async () => {
  images = await Promise.all(
    (['public', 'private'] as const).map(
      async (privacy) => `/image/${(await newImage(account, { filename: 'lake.jpg', privacy })).uid}`,
    ),
  );
  comparison = `/comparison/${await publishPair(account, 'Quay')}`;
  const create = 'mutation { createProject(input: { name: "Sea" }) { id } }';
  type Created = { createProject: { id: string } };
  const { id } = (await graphqlData<Created>(site.url, create, {}, account.access)).createProject;
  const fill = 'mutation ($id: ID!, $uids: [ID!]!) { addProjectImages(id: $id, uids: $uids) { __typename } }';
  const uids = images.map((path) => path.replace('/image/', ''));
  await graphqlData(site.url, fill, { id, uids }, account.access);
  project = `/projects/${id}`;
});

test('the screens that are checked for focus rings cover every route, or another one of the same layout', () => {
  const looked: readonly string[] = [...OF_ANYONE, ...OF_MEMBERS, ...NAMED].map(
    (path) => path.split('?')[0]!,
  );
  const missing = SITE_PAGES.map(({ path }) => LIKE[path] ?? path).filter((path) => !looked.includes(path));
  expect(missing).toEqual([]);
});

/** Goes to another screen inside the app, as a link does; its title tells when it is there. */
const goInside = async (page: Page, path: string): Promise<void> => {
  const title = await page.title();
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((left) => document.title !== left, title);
};

/**
 * Makes the window as high as the page: a screenshot beyond the window would lay the page out again, which takes as
 * long as the screenshot itself.
 */
const fitWindow = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...WINDOW, height });
};

test.describe('a screen used with the keyboard', () => {
  test.describe.configure({ mode: 'parallel' });
  // Screenshots have half the resolution: a ring that is visible in them is visible at full resolution too.
  test.use({ viewport: WINDOW, deviceScaleFactor: 0.5, reducedMotion: 'reduce' });

  /**
   * Checks the screen of each path in the dark scheme and then in the light one. Only the first screen and those of
   * single objects, which share a title, are loaded; the others are reached inside the app.
   */
  const look = async (page: Page, paths: readonly string[]): Promise<Record<string, readonly string[]>> => {
    const found: Record<string, readonly string[]> = {};
    const settled = settling(page);
    for (const [index, path] of paths.entries()) {
      await page.setViewportSize(WINDOW);
      if (index > 0 && INSIDE.includes(path)) await goInside(page, path);
      else await page.goto(site.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled();
      await fitWindow(page);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await motionEnds(page);
        const { looked, missing } = await controlsWithoutRing(page);
        expect(looked, `controls on ${path}, ${colorScheme}`).toBeGreaterThan(3);
        if (missing.length > 0) found[`${path}, ${colorScheme}`] = missing;
      }
    }
    return found;
  };

  test('shows a visitor which control has the focus, on every screen', async ({ page }) => {
    expect(await look(page, [...OF_ANYONE, images[0]!, comparison])).toEqual({});
    await page.goto(`${site.url}${comparison}/embed`);
    await page.getByRole('slider').waitFor();
    expect((await controlsWithoutRing(page)).missing).toEqual([]);
  });

  test('shows a new user which control has the focus, in their empty gallery', async ({ page }) => {
    await signIn(page, newcomer);
    expect(await look(page, ['/gallery'])).toEqual({});
  });

  test('shows a member which control has the focus, on every screen and in the user menu', async ({
    page,
  }) => {
    await signIn(page, account);
    const editor = images[0]!.replace('/image/', '/editor/');
    expect(await look(page, [...OF_MEMBERS, ...images, project, editor])).toEqual({});
    await page.goto(`${site.url}/settings`);
    const menu = await openUserMenu(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const plain = await menu.screenshot();
      await page.keyboard.press('ArrowDown');
      expect((await menu.screenshot()).equals(plain), colorScheme).toBe(false);
    }
  });
});
