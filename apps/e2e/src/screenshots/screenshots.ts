import { test, type Browser, type Page } from '@playwright/test';
import { photos } from '@safelight/test-pictures';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeDemo } from '../demo/demo-account.ts';
import { createApiKey, graphqlData, signUp, type Account } from '../harness/client.ts';
import { everyPage, somethingToShow, type EveryPage } from '../harness/every-page.ts';
import { signIn } from '../harness/person.ts';
import { settledPage, unrolled } from '../harness/settled-page.ts';
import { TestServer } from '../harness/server.ts';

/**
 * `npm run screenshots` takes screenshots of the product with the account of `npm run demo`, in both schemes
 * and widths. It writes them to `tmp/screenshots`, those of the README to `docs`, and every page of the route
 * table in full length to `tmp/screenshots/pages`.
 */
const ROOT = resolve(import.meta.dirname, '../../../..');
const ALL = join(ROOT, 'tmp/screenshots');
const OF_README = join(ROOT, 'docs/screenshots');
const IN_README: readonly string[] = [
  'image-wide-dark',
  'gallery-wide-light',
  'upload-phone-light',
  'image-phone-dark',
];
const SCHEMES = ['dark', 'light'] as const;
const WIDTHS = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
] as const;

type Scheme = (typeof SCHEMES)[number];
type Width = (typeof WIDTHS)[number];

/** Screens of the account, each with the text that it must show before the screenshot. */
const OPEN_TO_ALL = ['login', 'signup'] as const;
const OF_THE_ACCOUNT = [
  { name: 'profile', heading: 'Credit history' },
  { name: 'settings', heading: 'Delete account' },
  { name: 'api-keys', heading: 'Nightly backup' },
] as const;

const openPage = async (browser: Browser, scheme: Scheme, { width, height }: Width): Promise<Page> =>
  browser.newPage({ colorScheme: scheme, viewport: { width, height }, reducedMotion: 'reduce' });

interface Taking {
  /** Takes the whole page instead of the visible part. */
  readonly fullPage?: boolean;
}

/** True when every picture is loaded, except lazy ones below the window. */
const arePicturesLoaded = (): boolean =>
  Array.from(document.images).every(
    (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
  );

/** Waits until every visible picture is loaded, then takes the screenshot. */
const take = async (page: Page, name: string, { fullPage = false }: Taking = {}): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(arePicturesLoaded);
  await page.waitForTimeout(300);
  await page.screenshot({ path: join(ALL, `${name}.png`), fullPage });
  if (!IN_README.includes(name)) return;
  await page.screenshot({ path: join(OF_README, `${name}.jpg`), type: 'jpeg', quality: 85 });
};

/** Creates three keys, of which one has used most of its hourly limit. */
const useKeys = async (account: Account): Promise<void> => {
  await createApiKey(account, 'Blog engine');
  const key = await createApiKey(account, 'Nightly backup');
  await createApiKey(account, 'Phone uploads');
  for (let count = 0; count < 87; count += 1)
    await fetch(`${account.url}/api/images/`, { headers: { Authorization: `Api-Key ${key}` } });
};

/** The image of the demo with this word in its title. */
const uidOf = async ({ url, access }: Account, search: string): Promise<string> => {
  type Found = { readonly images: { readonly nodes: readonly { readonly uid: string }[] } };
  const query = 'query ($search: String) { images(search: $search) { nodes { uid } } }';
  const { images } = await graphqlData<Found>(url, query, { search }, access);
  const [image] = images.nodes;
  if (image === undefined) throw new Error(`The demo has no ${search}.`);
  return image.uid;
};

/** The filename of a route's screenshot: `blog-id` for `/blog/:id`, `landing` for `/`. */
const nameOf = ({ route }: EveryPage): string =>
  route === '/' ? 'landing' : route === '*' ? 'not-found' : route.slice(1).replaceAll(/[/:]+/g, '-');

/** Takes screenshots of whole pages; the editor fills the window and is not longer. */
const takeWhole = async (page: Page, url: string, shown: EveryPage, suffix: string): Promise<void> => {
  await page.goto(url + shown.path);
  await settledPage(page);
  await unrolled(page);
  await page.screenshot({ path: join(ALL, `pages/${nameOf(shown)}-${suffix}.png`), fullPage: true });
};

test('every page in full length', async ({ browser }) => {
  test.setTimeout(900_000);
  const server = await TestServer.start();
  try {
    const account = await signUp(server.url, server.dataDir, 'ada');
    const pages = everyPage(await somethingToShow(account));
    for (const scheme of SCHEMES) {
      for (const size of WIDTHS) {
        const suffix = `${size.name}-${scheme}`;
        const page = await openPage(browser, scheme, size);
        for (const each of pages.filter(({ isForMembers }) => !isForMembers))
          await takeWhole(page, server.url, each, suffix);
        await signIn(page, account);
        for (const each of pages.filter(({ isForMembers }) => isForMembers))
          await takeWhole(page, server.url, each, suffix);
        await page.close();
      }
    }
  } finally {
    await server.dispose();
  }
});

test('screens of the product', async ({ browser }) => {
  test.setTimeout(600_000);
  for (const folder of [ALL, OF_README]) await mkdir(folder, { recursive: true });
  const server = await TestServer.start();
  try {
    const account = await makeDemo(server);
    const featured = await uidOf(account, 'nuthatch');
    await useKeys(account);

    for (const scheme of SCHEMES) {
      for (const size of WIDTHS) {
        const suffix = `${size.name}-${scheme}`;
        const page = await openPage(browser, scheme, size);
        await page.goto(server.url);
        await take(page, `landing-${suffix}`);
        for (const name of OPEN_TO_ALL) {
          await page.goto(`${server.url}/${name}`);
          await page.getByLabel('Username').waitFor();
          await take(page, `${name}-${suffix}`, { fullPage: true });
        }
        await signIn(page, account);
        await page.getByRole('list', { name: 'Images' }).getByRole('img').first().waitFor();
        await take(page, `gallery-${suffix}`);
        await page.goto(`${server.url}/image/${featured}`);
        await page.getByRole('region', { name: 'Versions' }).waitFor();
        await take(page, `image-${suffix}`);
        await page.goto(`${server.url}/upload`);
        await page.getByLabel('Choose images').setInputFiles(
          photos()
            .slice(0, 3)
            .map(({ path }) => path),
        );
        await take(page, `upload-${suffix}`);
        for (const { name, heading } of OF_THE_ACCOUNT) {
          await page.goto(`${server.url}/${name}`);
          await page.getByRole('heading', { name: heading }).waitFor();
          await take(page, `${name}-${suffix}`, { fullPage: true });
        }
        await page.close();
      }
    }
  } finally {
    await server.dispose();
  }
});
