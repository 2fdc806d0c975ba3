import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { onDesk } from '../harness/looks.ts';
import { openUserMenu, signIn, tabTo } from '../harness/person.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

/** The server gets another release, in which the code of /contact has another name. */
const releaseWithoutContact = async (page: Page) => {
  const state = { isLoadedAgain: false };
  await page.route('**/assets/contact-*.js', (route) =>
    state.isLoadedAgain ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route(`${site.url}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('/assets/index-', '/assets/index-new-');
    await route.fulfill({ response, body });
  });
  await page.route(`${site.url}/contact`, (route) => {
    state.isLoadedAgain = true;
    return route.continue();
  });
  return state;
};

onDesk('the header and footer of every screen', () => {
  const account = accountOf('ada');

  test('a visitor finds the links to sign in and sign up, and a theme that is remembered', async ({
    page,
  }) => {
    await page.goto(site.url);
    const header = page.getByRole('banner');
    await expectAccessible(page);
    await header.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(page.locator('html')).toHaveClass(/\blight\b/);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await header.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(`${site.url}/signup`);
    await header.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${site.url}/login`);
    await header.getByRole('link', { name: 'Safelight home' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/\blight\b/);
  });

  test('the user menu opens by keyboard, closes on Escape and on a click outside, and links to screens', async ({
    page,
  }) => {
    await signIn(page, account);
    const face = page.getByRole('button', { name: /User menu/ });
    const menu = page.getByRole('menu', { name: 'User menu' });
    await tabTo(page, face);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(menu).toContainText(account.username);
    await expect(menu).toContainText(`${account.username}@example.com`);
    const labels = [
      'Profile',
      'Pricing',
      'API Keys',
      'Projects',
      'Comparisons',
      'Upload Comparison',
      'Settings',
      'Sign out',
    ];
    await expect(menu.getByRole('menuitem')).toHaveText(labels);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(face).toBeFocused();

    await openUserMenu(page);
    await page.mouse.click(20, 700);
    await expect(menu).toBeHidden();
    for (const [label, path] of [
      ['Profile', '/profile'],
      ['API Keys', '/api-keys'],
      ['Settings', '/settings'],
    ] as const) {
      await openUserMenu(page);
      await menu.getByRole('menuitem', { name: label }).click();
      await expect(page).toHaveURL(site.url + path);
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Upload' }).click();
    await expect(page).toHaveURL(`${site.url}/upload`);
  });

  for (const [width, rows] of [
    [1280, 1],
    [768, 1],
    [390, 2],
  ] as const) {
    test(`the four columns of the footer are aligned in ${rows === 1 ? 'one row' : 'two rows'} at a width of ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/pricing`);
      const columns = page.getByRole('contentinfo').getByRole('navigation');
      await expect(columns).toHaveCount(4);
      const places = await columns.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      );
      const different = (side: 'x' | 'y') => new Set(places.map((place) => Math.round(place[side]))).size;
      expect([different('y'), different('x')]).toEqual([rows, 4 / rows]);
    });
  }

  test('a screen that cannot be loaded offline says so, and opens when the connection is back', async ({
    page,
  }) => {
    await page.goto(`${site.url}/pricing`);
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
    await expect(contact).toBeVisible();
    await page.context().setOffline(true);
    await contact.click();
    await expect(page.getByRole('alert')).toContainText('Network error. Please check your connection.');
    await expect(page.getByRole('button', { name: 'Load Again' })).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  });

  test('a screen whose code a new release has replaced opens with the code of that release', async ({
    page,
  }) => {
    await page.goto(`${site.url}/pricing`);
    const release = await releaseWithoutContact(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    expect(release.isLoadedAgain).toBe(true);
    await expect(page).toHaveURL(`${site.url}/contact`);
  });

  test('whoever stays on a page that a new release wants to load again can still follow the link later', async ({
    page,
  }) => {
    await page.goto(`${site.url}/pricing`);
    await releaseWithoutContact(page);
    await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
    const answer = async (leaves: boolean): Promise<void> => {
      const asked = page.waitForEvent('dialog');
      await contact.click();
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await (leaves ? dialog.accept() : dialog.dismiss());
    };
    await answer(false);
    await expect(page).toHaveURL(`${site.url}/pricing`);
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    await answer(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/contact`);
  });

  test('an unknown address shows a page that reports it and links home and back', async ({ page }) => {
    await page.goto(`${site.url}/signup`);
    await page.goto(`${site.url}/no/such/page`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(/Page Not Found/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await expect(page).toHaveURL(`${site.url}/signup`);
    await page.goto(`${site.url}/no/such/page`);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
  });
});
