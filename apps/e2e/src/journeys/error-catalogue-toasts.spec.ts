import type { Page } from '@playwright/test';
import { fillLogin, openUserMenu, signIn } from '../harness/person.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';
import { toastsOf } from './error-catalogue/stage.ts';

const MOST = 20;

/** Stops the page's clock, which then advances only under the test's control. */
const stopTime = (page: Page): Promise<void> =>
  page.evaluate(() => Date.now()).then((now) => page.clock.pauseAt(now + 1_000));

test.describe('toasts (spec: accounts §2)', () => {
  const account = accountOf();

  test.beforeEach(({ page }) => page.clock.install());

  test('an error stays for 5 s at the bottom centre', async ({ page }) => {
    await page.goto(`${site.url}/login`);
    await page.getByLabel('Username').waitFor();
    await stopTime(page);
    await fillLogin(page, { ...account, password: 'Wrong1234' });
    const toast = toastsOf(page).getByRole('alert');
    await expect(toast).toBeVisible();
    const { width, height } = page.viewportSize()!;
    const place = async () => {
      const box = (await toast.boundingBox())!;
      return { centre: Math.round(box.x + box.width / 2), below: Math.round(height - box.y - box.height) };
    };
    await expect.poll(place).toEqual({ centre: width / 2, below: 16 });
    await page.clock.runFor(4_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  });

  test('a success stays for 3 s', async ({ page }) => {
    await signIn(page, account);
    const menu = await openUserMenu(page);
    await stopTime(page);
    await menu.getByRole('menuitem', { name: 'Sign out' }).click();
    const toast = toastsOf(page).getByRole('status');
    await expect(toast).toHaveText('Signed out successfully');
    await page.clock.runFor(2_900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  });

  test('at most 20 are shown at once, and the same one once', async ({ page }) => {
    await page.goto(`${site.url}/login`);
    await page.getByLabel('Username').waitFor();
    let said = '';
    const extensions = { code: 'RATE_LIMITED' };
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { data: null, errors: [{ message: said, extensions }] } }),
    );
    await stopTime(page);
    const toasts = toastsOf(page).getByRole('alert');
    for (let shown = 1; shown <= MOST; shown += 1) {
      said = `Wait ${shown} seconds.`;
      await fillLogin(page, account);
      await expect(toasts).toHaveCount(shown);
    }
    const oldest = await toasts.first().elementHandle();
    await fillLogin(page, account);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await expect(toasts).toHaveCount(MOST);
    expect(await oldest.evaluate((toast) => toast.isConnected)).toBe(true);
    said = 'Wait a minute.';
    await fillLogin(page, account);
    await expect.poll(() => oldest.evaluate((toast) => toast.isConnected)).toBe(false);
    await expect(toasts).toHaveCount(MOST);
  });
});
