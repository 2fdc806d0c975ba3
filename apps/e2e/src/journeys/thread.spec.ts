import type { Page } from '@playwright/test';
import { photoNamed } from '@safelight/test-pictures';
import { expectAccessible } from '../harness/accessible.ts';
import { verificationLink } from '../harness/client.ts';
import { DESK, HEIGHT, PHONE } from '../harness/looks.ts';
import { expect, site, test } from '../harness/site.ts';

for (const { scheme, width, photo } of [
  { ...DESK, photo: photoNamed('friends') },
  { ...PHONE, photo: photoNamed('coffee') },
]) {
  test.describe(`a person, ${scheme}, ${width} px wide`, () => {
    test.describe.configure({ mode: 'serial' });
    test.use({ colorScheme: scheme, viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' });
    const isOnDesk = width === DESK.width;
    /** Checks the screen in both settings. The journey on a phone skips it, because the one on a desktop does it. */
    const look = async (page: Page): Promise<void> => {
      if (isOnDesk) await expectAccessible(page);
    };
    /** Both people use the same server, so each needs an account with another name. */
    const username = `ada-${scheme}`;
    const address = `${username}@example.com`;
    test('signs up, verifies, uploads a photo, describes an edit and compares the result', async ({
      page,
    }) => {
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(error.message));

      await page.goto(`${site.url}/signup`);
      await page.getByLabel('Full name').fill('Ada Lovelace');
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Email').fill(address);
      await page.getByLabel('Password', { exact: true }).fill('Harbour42Lamp');
      await page.getByLabel('Confirm password', { exact: true }).fill('Harbour42Lamp');
      await page.getByRole('checkbox').check();
      await look(page);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

      await page.goto((await verificationLink(site.dataDir, address)).href);
      await expect(page).toHaveURL(/\/gallery/);
      await expect(page.getByText('No images found')).toBeVisible();
      await look(page);

      await page.goto(`${site.url}/upload`);
      await page.getByLabel('Choose images').setInputFiles(photo.path);
      await expect(page.getByRole('list', { name: 'Images to upload' })).toContainText(photo.name);
      await look(page);
      await page.getByRole('main').getByRole('button', { name: 'Upload' }).click();
      await expect(page).toHaveURL(/\/image\/[\w-]{22}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(photo.name);
      await look(page);

      await page.getByLabel('Describe your edit').fill('make it black and white');
      await page.getByRole('button', { name: 'Generate Edit' }).click();
      await expect(page.getByText('AI Magic in Progress')).toBeVisible();
      // The process of edits starts for this one, and gets little of a busy machine: its priority is low.
      await expect(page.getByRole('region', { name: 'Versions' })).toContainText('Version 2', {
        timeout: 180_000,
      });
      await expect(page.getByText('99 credits left')).toBeVisible();
      await look(page);

      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(photo.name);
      await page.goto(`${site.url}/gallery`);
      await expect(page.getByRole('list', { name: 'Images' })).toBeVisible();
      expect(failures).toEqual([]);
    });

    // On a phone nobody signs in by keyboard.
    if (!isOnDesk) return;

    test('signs in and out by keyboard; a visitor does not see the private picture', async ({
      page,
      browser,
    }) => {
      await page.goto(`${site.url}/login`);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill('Wrong1234');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Invalid username or password').first()).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill('Harbour42Lamp');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/gallery/);

      await page.getByRole('list', { name: 'Images' }).getByRole('link').first().click();
      await expect(page).toHaveURL(/\/image\//);
      const hidden = page.waitForResponse((answer) =>
        Boolean(answer.request().postData()?.includes('SetPrivacy')),
      );
      await page.getByRole('group', { name: 'Who can see this image' }).getByText('Private').click();
      expect((await hidden).status()).toBe(200);
      const stranger = await browser.newPage();
      await stranger.goto(page.url());
      await expect(stranger.getByText('Image not found')).toBeVisible();
      await stranger.close();

      await page.getByRole('button', { name: /User menu/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await page.goto(`${site.url}/gallery`);
      await expect(page).toHaveURL(/\/login/);
    });
  });
}
