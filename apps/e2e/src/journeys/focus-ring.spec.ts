import type { Page } from '@playwright/test';
import { motionEnds } from '../harness/accessible.ts';
import { signUp, type Account } from '../harness/client.ts';
import { controlsWithoutRing } from '../harness/focus-ring.ts';
import { openUserMenu, signIn } from '../harness/person.ts';
import { newImage } from '../harness/published.ts';
import type { TestServer } from '../harness/server.ts';
import { expect, test } from '../harness/site.ts';

const OF_ANYONE = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password?uid=a&token=b',
  '/verify-email?uid=a&token=b',
  '/contact',
  '/api-docs',
  '/pricing',
  '/help',
  '/blog',
  '/terms',
  '/nowhere',
] as const;
const OF_MEMBERS = [
  '/gallery',
  '/upload',
  '/comparison/upload',
  '/profile',
  '/settings',
  '/api-keys',
  '/pricing',
] as const;

const SCHEMES = ['dark', 'light'] as const;

let server: TestServer;
let account: Account;
let images: readonly string[];

test.beforeAll(async ({ site }) => {
  server = site;
  account = await signUp(server.url, server.dataDir, 'ada');
  images = await Promise.all(
    (['public', 'private'] as const).map(
      async (privacy) => `/image/${(await newImage(account, { filename: 'lake.jpg', privacy })).uid}`,
    ),
  );
});

const arrive = async (page: Page, path: string): Promise<void> => {
  await page.goto(server.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
};

test.describe('with the keyboard', () => {
  test.describe.configure({ mode: 'parallel' });
  test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

  /** Looks at the screen of each path in the dark and, without loading it again, in daylight. */
  const look = async (page: Page, paths: readonly string[]): Promise<Record<string, readonly string[]>> => {
    const found: Record<string, readonly string[]> = {};
    for (const path of paths) {
      await arrive(page, path);
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

  test('a stranger sees on every screen where the focus is', async ({ page }) => {
    expect(await look(page, [...OF_ANYONE, images[0]!])).toEqual({});
  });

  test('a member sees on every screen, and in their menu, where the focus is', async ({ page }) => {
    await signIn(page, account);
    expect(await look(page, [...OF_MEMBERS, ...images])).toEqual({});
    await arrive(page, '/settings');
    const menu = await openUserMenu(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const plain = await menu.screenshot();
      await page.keyboard.press('ArrowDown');
      expect((await menu.screenshot()).equals(plain), colorScheme).toBe(false);
    }
  });
});
