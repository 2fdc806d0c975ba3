import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { holdBack } from '../harness/hold-back.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn, tabTo, typeInto } from '../harness/person.ts';
import { somePhoto } from '../harness/published.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';
import { toastsOf } from './error-catalogue/stage.ts';

const file = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await somePhoto() });

/** Drops files on an element, as from the file manager. */
const drop = async (
  target: Locator,
  files: readonly { name: string; mimeType: string; buffer: Buffer }[],
) => {
  const given = files.map(({ name, mimeType, buffer }) => ({
    ...{ name, mimeType, base64: buffer.toString('base64') },
  }));
  const dataTransfer = await target.page().evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, base64 } of all) {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, given);
  await target.dispatchEvent('drop', { dataTransfer });
};

onDesk('a person publishing a comparison', () => {
  const account = accountOf('ida');

  const banner = (page: Page) => page.getByRole('form', { name: 'New comparison' }).getByRole('status');
  const submit = (page: Page) => page.getByRole('button', { name: 'Upload Comparison' });
  const open = async (page: Page): Promise<void> => {
    await signIn(page, account, '/comparison/upload');
    await expect(banner(page)).toHaveText('Select both images to upload');
  };

  test('sees which entries are missing; drops, chooses and removes pictures; reads the guidelines', async ({
    page,
  }) => {
    await open(page);
    await expect(submit(page)).toBeDisabled();
    const guidelines = page.getByRole('region', { name: 'Guidelines' });
    for (const text of ['JPEG, PNG, GIF, WebP', '10MB per image', 'public', 'shareable link'])
      await expect(guidelines).toContainText(text);
    const area = page.locator('label').filter({ has: page.getByLabel('Edited Image') });
    await drop(area, [await file('after.jpg'), await file('ignored.jpg')]);
    await expect(banner(page)).toHaveText('Select original image to continue');
    await expect(page.getByText('after.jpg')).toBeVisible();
    await expect(page.getByText('ignored.jpg')).toHaveCount(0);
    await expect(page.getByText(/^0\.\d\d MB$/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove edited image' }).click();
    await page.getByLabel('Original Image').setInputFiles(await file('before.jpg'));
    await expect(banner(page)).toHaveText('Select edited image to continue');
    await expect(submit(page)).toBeDisabled();
    await page.getByLabel('Edited Image').setInputFiles(await file('after.jpg'));
    await expect(banner(page)).toHaveText('Both images selected - Ready to upload!');
    await expect(submit(page)).toBeEnabled();
    await expectAccessible(page);
  });

  test('uploads both pictures and sees the success; two seconds later the comparison opens', async ({
    page,
  }) => {
    await open(page);
    await page.clock.install();
    await page.getByLabel('Original Image').setInputFiles(await file('before.jpg'));
    await page.getByLabel('Edited Image').setInputFiles(await file('after.jpg'));
    await typeInto(page, page.getByLabel('Title'), 'Evening light');
    await typeInto(page, page.getByLabel('Description'), 'Before and after the lamp was lit.');
    const letGo = await holdBack(page, 'UploadComparison');
    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');
    const waiting = page.getByRole('button', { name: 'Creating Comparison...' });
    await expect(waiting).toBeDisabled();
    await expect(page.getByLabel('Title')).toBeDisabled();
    await page.evaluate(() => Date.now()).then((now) => page.clock.pauseAt(now + 1_000));
    letGo();
    await expect(page.getByRole('heading', { name: 'Upload Successful!' })).toBeVisible();
    await expect(toastsOf(page)).toContainText('Comparison uploaded successfully!');
    await page.clock.runFor(1_900);
    await expect(page).toHaveURL(/\/comparison\/upload$/);
    await page.clock.runFor(200);
    await expect(page).toHaveURL(/\/comparison\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening light');
    await expect(page.getByText('Before and after the lamp was lit.')).toBeVisible();
    const info = page.getByRole('complementary', { name: 'About this comparison' });
    await expect(info).toContainText('before.jpg');
    await expect(info).toContainText('after.jpg');
  });

  test('opens the new comparison at once, and returns from the form to the previous screen', async ({
    page,
  }) => {
    await open(page);
    await page.getByLabel('Original Image').setInputFiles(await file('a.jpg'));
    await page.getByLabel('Edited Image').setInputFiles(await file('b.jpg'));
    await submit(page).click();
    const now = page.getByRole('link', { name: 'View Comparison Now' });
    await now.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('b.jpg');
    await page.goto(`${site.url}/gallery`);
    await page.goto(`${site.url}/comparison/upload`);
    await tabTo(page, page.getByRole('button', { name: 'Back' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gallery/);
  });

  test('sees their comparisons below, renames one, and deletes one with and without Undo; both pictures stay', async ({
    page,
  }) => {
    await open(page);
    const mine = page.getByRole('region', { name: 'My comparisons' });
    await expect(mine.getByRole('listitem')).toHaveCount(2);
    await tabTo(page, mine.getByRole('button', { name: 'Rename b.jpg' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Rename Comparison' });
    await expectAccessible(page);
    await typeInto(page, dialog.getByLabel('Title'), 'Morning light');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(mine.getByRole('link', { name: 'Morning light' })).toBeVisible();

    // On a phone the buttons are below the title, not in its place.
    await page.setViewportSize({ width: 390, height: 844 });
    const title = await mine.getByRole('link', { name: 'Morning light' }).boundingBox();
    const buttons = await mine.getByRole('button', { name: 'Rename Morning light' }).boundingBox();
    expect(buttons!.y).toBeGreaterThan(title!.y + title!.height);
    await page.setViewportSize({ width: 1440, height: 900 });

    const address = (await mine.getByRole('link', { name: 'Morning light' }).getAttribute('href')) ?? '';
    await mine.getByRole('button', { name: 'Delete Morning light' }).click();
    await expect(mine.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(mine.getByRole('listitem')).toHaveCount(2);
    await mine.getByRole('button', { name: 'Delete Morning light' }).click();
    await expect(mine.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await page.goto(`${site.url}${address}`);
    await expect(page.getByRole('heading', { name: 'Comparison not found' })).toBeVisible();
    await page.goto(`${site.url}/gallery`);
    await expect(page.getByRole('main').getByText('b.jpg').first()).toBeVisible();
  });

  test('publishes two images of the gallery by keyboard, the newer one before the change', async ({
    page,
  }) => {
    await signIn(page, account, '/gallery');
    for (const name of ['a.jpg', 'b.jpg'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    const bar = page.getByRole('toolbar', { name: 'Selected images' });
    await bar.getByRole('button', { name: 'Compare' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Compare Two Images' });
    await expect(dialog.getByRole('figure')).toContainText(['Beforea.jpg', 'Afterb.jpg']);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Compare' })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Swap' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('figure')).toContainText(['Beforeb.jpg', 'Aftera.jpg']);
    await typeInto(page, dialog.getByLabel('Title'), 'Swapped');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/comparison\/[\w-]{22}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Swapped');
    await expect(page.getByRole('img', { name: 'Swapped, edited' })).toBeVisible();
  });
});
