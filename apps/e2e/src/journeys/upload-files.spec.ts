import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { signUp } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn } from '../harness/person.ts';
import { card, cards, expectTitles, give, pending, pictureFile, stock } from '../harness/pictures.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

onDesk('a person with pictures', () => {
  const account = accountOf('ada');

  /** Opens the upload screen. */
  const open = (page: Page): Promise<void> => signIn(page, account, '/upload');

  test('chooses several files, sets the privacy of each, sees a non-image rejected, and finds the others in the gallery', async ({
    page,
  }) => {
    await open(page);
    const choose = page.getByLabel('Choose images');
    await expect(choose).toBeAttached();
    await expect(page.getByText('max 10MB each')).toBeVisible();
    const send = page.getByRole('main').getByRole('button', { name: 'Upload' });
    await expect(send).toBeDisabled();
    await choose.setInputFiles([
      await pictureFile('one.png'),
      await pictureFile('two.jpg'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    ]);
    await expect(pending(page, 'notes.txt')).toContainText(
      'Please select a valid image file (JPEG, PNG, GIF, or WebP).',
    );
    await expect(pending(page, 'huge.png')).toContainText('File size must be less than 10MB.');
    await expect(pending(page, 'huge.png').getByRole('button', { name: 'Try Again' })).toHaveCount(0);
    await expectAccessible(page);
    for (const name of ['notes.txt', 'huge.png'])
      await page.getByRole('button', { name: `Remove ${name}` }).click();
    await pending(page, 'two.jpg').getByRole('button', { name: 'Private' }).click();
    await send.click();
    await expect(page.getByText('Successfully uploaded 2 file(s)')).toBeVisible();
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(cards(page)).toHaveCount(2);
    await expect(card(page, 'two.jpg').getByRole('img', { name: 'Private' })).toHaveCount(1);
    await expect(card(page, 'one.png').getByRole('img', { name: 'Private' })).toHaveCount(0);
  });

  test('drops one picture and pastes one; after a single upload its page opens', async ({ page }) => {
    await open(page);
    const zone = page.locator('label').filter({ hasText: 'Drop images here' });
    await give(zone, 'drop', [await pictureFile('dropped.png')]);
    await give(page.locator('body'), 'paste', [await pictureFile('pasted.png')]);
    await expect(pending(page, 'dropped.png')).toBeVisible();
    await expect(pending(page, 'pasted.png')).toBeVisible();
    await page.getByRole('button', { name: 'Remove dropped.png' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Upload' }).click();
    await expect(page).toHaveURL(/\/image\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('pasted.png');
  });

  test('enters an address; the server fetches its picture, or reports that there is none', async ({
    page,
    elsewhere,
  }) => {
    await open(page);
    await page.getByRole('tab', { name: 'URL' }).click();
    const field = page.getByLabel('Image URL');
    const add = page.getByRole('button', { name: 'Add' });
    await add.click();
    await expect(field).toHaveAccessibleDescription('Please enter a valid image URL');
    await field.fill('https://example.com/page.html');
    await add.click();
    await expect(field).toHaveAccessibleDescription('Invalid image URL. Please check the URL and try again.');
    await field.fill(`${elsewhere}/missing.png`);
    await page.keyboard.press('Enter');
    await field.fill(`${elsewhere}/far.png`);
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('button', { name: 'Upload' }).click();
    await expect(pending(page, 'far.png')).toContainText('Uploaded');
    await expect(pending(page, 'missing.png')).toContainText(
      'Invalid image URL. Please check the URL and try again.',
    );
    await page.getByRole('button', { name: 'Remove missing.png' }).click();
    await expect(page).toHaveURL(/\/image\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('far.png');
  });

  test('stops an upload and starts it again, and retries one that failed', async ({ page }) => {
    await open(page);
    await page.getByLabel('Choose images').setInputFiles([await pictureFile('slow.png', 700)]);
    const wire = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1 };
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: 2_000 });
    const send = page.getByRole('main').getByRole('button', { name: 'Upload' });
    await send.click();
    await expect(page.getByRole('progressbar', { name: 'Uploading slow.png' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await wire.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1, offline: true });
    await send.click();
    await expect(pending(page, 'slow.png').getByRole('alert')).toContainText(
      'Failed to upload image. Please check your connection and try again.',
    );
    await expectAccessible(page);
    await wire.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await pending(page, 'slow.png').getByRole('button', { name: 'Try Again' }).click();
    // The stopped upload may have arrived completely; then the second one is a duplicate. In any case only
    // one picture exists.
    const arrived = page.getByRole('heading', { level: 1, name: 'slow.png' });
    await expect(arrived.or(page.getByRole('link', { name: 'Already in your library' }))).toBeVisible();
    await page.goto(`${site.url}/gallery`);
    await expect(card(page, 'slow.png')).toHaveCount(1);
  });

  test('for a duplicate gets a link to the existing picture, or uploads a copy', async ({ page }) => {
    const file = await pictureFile('twice.png');
    await open(page);
    const choose = page.getByLabel('Choose images');
    const send = page.getByRole('main').getByRole('button', { name: 'Upload' });
    await choose.setInputFiles([file]);
    await send.click();
    await expect(page).toHaveURL(/\/image\/[\w-]{22}$/);
    const first = page.url();
    await page.goto(`${site.url}/upload`);
    await choose.setInputFiles([{ ...file, name: 'again.png' }]);
    await send.click();
    const link = pending(page, 'again.png').getByRole('link', { name: 'Already in your library' });
    await expect(link).toHaveAttribute('href', new URL(first).pathname);
    await expectAccessible(page);
    await pending(page, 'again.png').getByRole('button', { name: 'Upload a copy' }).click();
    await expect(page).toHaveURL(/\/image\/[\w-]{22}$/);
    expect(page.url()).not.toBe(first);
  });

  test('uploads without leaving the library: by drop, by choice and by address', async ({
    page,
    elsewhere,
  }) => {
    const collector = await signUp(site.url, site.dataDir, 'eve');
    await stock(collector, ['old.png']);
    await signIn(page, collector);
    await expectTitles(page, ['old.png']);
    await give(page.getByRole('heading', { level: 1 }), 'drop', [await pictureFile('dropped.png')]);
    const dialog = page.getByRole('dialog', { name: 'Upload Images' });
    await expect(dialog.getByRole('group', { name: 'Default privacy' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Private' }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await dialog.getByLabel('Choose images').setInputFiles([await pictureFile('chosen.png')]);
    await dialog.getByRole('tab', { name: 'URL' }).click();
    await dialog.getByLabel('Image URL').fill(`${elsewhere}/other.png`);
    await page.keyboard.press('Enter');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('Successfully uploaded 3 file(s)')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(cards(page)).toHaveCount(4);
    await expect(card(page, 'chosen.png').getByRole('img', { name: 'Private' })).toHaveCount(1);

    await page.getByRole('main').getByRole('button', { name: 'Upload', exact: true }).click();
    await dialog.getByLabel('Choose images').setInputFiles([await pictureFile('never.png')]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(cards(page)).toHaveCount(4);
  });
});
