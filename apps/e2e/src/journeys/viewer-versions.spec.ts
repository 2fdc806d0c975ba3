import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { credits } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn, tabTo } from '../harness/person.ts';
import { editEach, newImage, versionsOf } from '../harness/published.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';
import { toastsOf } from './error-catalogue/stage.ts';

onDesk('a person with versions of a picture', () => {
  const account = accountOf('eve');
  let uid: string;

  test.beforeAll(async () => {
    ({ uid } = await newImage(account, { filename: 'lamp.jpg', privacy: 'public' }));
    await editEach(account, { uid }, ['make it black and white', 'make it sepia']);
  });

  const versions = (page: Page) => page.getByRole('region', { name: 'Versions' });
  const version = (page: Page, number: number) =>
    versions(page).getByRole('button', { name: `Version ${number}` });
  const picture = (page: Page) => page.getByRole('img', { name: 'lamp.jpg', exact: true });
  const open = async (page: Page): Promise<void> => {
    await signIn(page, account, `/image/${uid}`);
    await expect(picture(page)).toBeVisible();
  };

  test('opens a version, makes it the current one, and compares it with the version it was made from', async ({
    page,
  }) => {
    await open(page);
    await tabTo(page, version(page, 2));
    await page.keyboard.press('Enter');
    await expect(version(page, 2)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('“make it black and white”')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(version(page, 2)).toContainText('in use');
    // The version's file is public now, and so is that of the previous version, whose address was shared.
    await expect(picture(page)).toHaveAttribute('src', /\/w2048$/);
    await version(page, 1).click();
    await expect(picture(page)).toHaveAttribute('src', /\/w2048$/);
    await expect.poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
    await version(page, 2).click();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    const slider = page.getByRole('slider', { name: 'Compare before and after' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    await expectAccessible(page);
  });

  test('finds the picture in its place, whichever version is shown', async ({ page }) => {
    await open(page);
    const place = await picture(page).boundingBox();
    for (const number of [1, 2, 3]) {
      await version(page, number).click();
      await expect(version(page, number)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => picture(page).boundingBox()).toEqual(place);
    }
  });

  test('publishes two versions as a comparison, after which neither can be deleted', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Make a Comparison' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make a Comparison' });
    await dialog.getByRole('combobox', { name: 'Original' }).selectOption('Version 1');
    await dialog.getByRole('combobox', { name: 'Edited' }).selectOption('Version 3');
    await dialog.getByLabel('Title (optional)').fill('Old light');
    await expectAccessible(page);
    await tabTo(page, dialog.getByRole('button', { name: 'Publish Comparison' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/comparison\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Old light');

    await page.goto(`${site.url}/image/${uid}`);
    await version(page, 3).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('button', { name: 'Delete Version' }).click();
    await expect(toastsOf(page)).toContainText(
      'Version 3 is part of the comparison “Old light”. Delete the comparison first.',
    );
    await expect(page.getByRole('list', { name: 'Comparisons' }).getByRole('link')).toHaveText('Old light');
    await expect(version(page, 3)).toBeVisible();
  });

  test('deletes a version for good: its files are removed, and its cost stays in the credit history', async ({
    page,
  }) => {
    await editEach(account, { uid }, ['make it vintage']);
    const paid = await credits(account);
    const address = (await versionsOf(account, uid)).at(-1)?.url ?? '';
    expect((await page.request.get(`${site.url}${address}`)).status()).toBe(200);
    await open(page);
    await version(page, 4).click();
    await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete version 4?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Delete Version' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(version(page, 4)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Version \d.*in use/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect((await page.request.get(`${site.url}${address}`)).status()).toBe(404);
    expect(await credits(account)).toBe(paid);
    await page.goto(`${site.url}/profile`);
    await expect(page.getByRole('table', { name: 'Credit history' })).toContainText('Edit: make it vintage');
  });
});
