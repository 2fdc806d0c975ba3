import { TEXTS } from '@safelight/rules';
import sharp from 'sharp';
import { expectAccessible } from '../harness/accessible.ts';
import { uploaded } from '../harness/client.ts';
import {
  anotherTab,
  difference,
  draw,
  exported,
  openEditor,
  openMenu,
  PHOTO,
  savingOf,
  settleEditor,
  showOnlyDocument,
  shownPicture,
} from '../harness/editor.ts';
import { onDesk } from '../harness/looks.ts';
import { give, pending } from '../harness/pictures.ts';
import { newImage, somePhoto, versionsOf } from '../harness/published.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

/**
 * The tolerated difference between two renderings of one document, in single pixels at edges. Two documents
 * of a test differ by a whole shape.
 */
const ALIKE = 0.1;
const OTHER = 1;

onDesk('a document that is saved automatically', () => {
  const account = accountOf('edna');

  const photo = () => newImage(account, { filename: 'lamp.jpg', privacy: 'public' });

  test('looks the same in a second browser', async ({ page, browser }) => {
    const image = await photo();
    await openEditor(page, account, image);
    await draw(page, 'u', [100, 100], [300, 250]);
    await draw(page, 'b', [50, 350], [500, 300]);
    await expect(savingOf(page)).toHaveText('Draft saved');
    await showOnlyDocument(page);
    const second = await browser.newPage({ viewport: page.viewportSize() });
    await openEditor(second, account, image);
    await showOnlyDocument(second);
    await expect
      .poll(async () => difference(await shownPicture(page), await shownPicture(second)))
      .toBeLessThan(ALIKE);
    await second.close();
  });

  test('loses no change when its tab is killed during an edit', async ({ page, context }) => {
    await openEditor(page, account, await photo());
    // No save of this tab reaches the server.
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('SaveEditorDocument') === true) await route.abort();
      else await route.continue();
    });
    await draw(page, 'u', [100, 100], [300, 250]);
    await expect(savingOf(page)).toHaveText('No connection, 1 change kept here');
    await draw(page, 'u', [350, 100], [500, 250]);
    await expect(savingOf(page)).toHaveText('No connection, 2 changes kept here');
    await showOnlyDocument(page);
    const before = await shownPicture(page);
    // Closing a tab would send unsaved changes; a crash does not.
    const crashed = page.waitForEvent('crash');
    const debugging = await context.newCDPSession(page);
    debugging.send('Page.crash').catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await next.setViewportSize(page.viewportSize() ?? { width: 1280, height: 900 });
    await next.goto(page.url(), { waitUntil: 'domcontentloaded' });
    await expect(next.getByText('2 changes that had not been saved were restored.')).toBeVisible();
    await settleEditor(next);
    await expect(savingOf(next)).toHaveText('Draft saved');
    await showOnlyDocument(next);
    expect(await difference(before, await shownPicture(next))).toBeLessThan(ALIKE);
    await next.keyboard.press('Control+z');
    await expect.poll(async () => difference(before, await shownPicture(next))).toBeGreaterThan(OTHER);
  });

  test('is not saved while the network is down, and is saved once it is back', async ({ page, context }) => {
    await openEditor(page, account, await photo());
    await context.setOffline(true);
    await draw(page, 'u', [100, 100], [300, 250]);
    await expect(savingOf(page)).toHaveText('No connection, 1 change kept here');
    await context.setOffline(false);
    await expect(savingOf(page)).toHaveText('Draft saved');
  });

  test('asks in the second of two tabs whether to keep one or both versions', async ({ page, context }) => {
    await openEditor(page, account, await photo());
    const other = await anotherTab(context, page);
    await draw(page, 'u', [100, 100], [300, 250]);
    await expect(savingOf(page)).toHaveText('Draft saved');
    await draw(other, 'u', [350, 200], [500, 350]);
    const dialog = other.getByRole('alertdialog', { name: 'Edited in another tab' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Save Mine as a Copy' }).click();
    await expect(dialog).toBeHidden();
    await showOnlyDocument(page);
    await showOnlyDocument(other);
    await expect
      .poll(async () => difference(await shownPicture(page), await shownPicture(other)))
      .toBeLessThan(ALIKE);
    await other.getByRole('button', { name: 'Open Copy' }).click();
    await settleEditor(other);
    await showOnlyDocument(other);
    expect(await difference(await shownPicture(page), await shownPicture(other))).toBeGreaterThan(OTHER);
    await other.close();
  });

  test('is published by the Save button, while existing links keep working', async ({ page }) => {
    // As smooth as a camera's pictures: colors that differ from pixel to pixel do not survive any JPEG.
    const bytes = await sharp(await somePhoto())
      .blur(2)
      .jpeg({ quality: 90 })
      .toBuffer();
    const image = await uploaded(account.url, `Bearer ${account.access}`, bytes, {
      filename: 'lamp.jpg',
      privacy: 'public',
    });
    const [first] = await versionsOf(account, image.uid);
    await openEditor(page, account, image);
    await draw(page, 'u', [100, 100], [300, 250]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Image saved successfully!')).toBeVisible();
    await expect(savingOf(page)).toHaveText('Saved');
    await showOnlyDocument(page);
    const shown = await shownPicture(page);
    const [, saved] = await versionsOf(account, image.uid);
    const bytesAt = async (url: string): Promise<Buffer> => {
      const answer = await fetch(new URL(url, site.url));
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const picture = await bytesAt(saved?.url ?? '');
    expect((await sharp(picture).metadata()).format).toBe('jpeg');
    expect(await difference(picture, shown)).toBeLessThan(1);
    expect(await difference(await bytesAt(first?.url ?? ''), shown)).toBeGreaterThan(OTHER);

    await openMenu(page, 'Versions…');
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await dialog.getByRole('button', { name: /^Version 1 / }).click();
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Version 1 restored')).toBeVisible();
    await expect(savingOf(page)).toHaveText('Saved');
    await showOnlyDocument(page);
    await expect.poll(async () => difference(await shownPicture(page), shown)).toBeGreaterThan(OTHER);
    await openMenu(page, 'Versions…');
    await dialog.getByRole('button', { name: /^Version 2 / }).click();
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('Version 2 restored')).toBeVisible();
    await showOnlyDocument(page);
    await expect.poll(async () => difference(await shownPicture(page), shown)).toBeLessThan(ALIKE);
  });

  test('is shown read-only when it was saved by a newer version of the program', async ({ page }) => {
    const image = await photo();
    await openEditor(page, account, image);
    await draw(page, 'u', [100, 100], [300, 250]);
    await expect(savingOf(page)).toHaveText('Draft saved');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('SaveEditorDocument') === true) sent.push(request.url());
    });
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('OpenEditorDocument') !== true) {
        await route.fallback();
        return;
      }
      const answer = await route.fetch();
      const body = (await answer.text()).replaceAll('{\\"schema\\":', '{\\"schema\\":9');
      await route.fulfill({ status: answer.status(), contentType: 'application/json', body });
    });
    await page.reload();
    await expect(page.getByText(TEXTS.editor.readOnly)).toBeVisible();
    const canvas = page.getByRole('img', { name: 'Canvas of lamp.jpg' });
    await expect
      .poll(() =>
        canvas.evaluate((element: HTMLCanvasElement) => [
          ...(element.getContext('2d')?.getImageData(200, 180, 1, 1).data ?? []),
        ]),
      )
      .toEqual([0x3b, 0x82, 0xf6, 255]);
    await expectAccessible(page);
    expect(sent).toEqual([]);
  });

  test('is exported as shown, and with its layers for Photoshop', async ({ page }) => {
    await openEditor(page, account, await photo());
    await draw(page, 'u', [100, 100], [300, 250]);
    await draw(page, 'b', [50, 350], [500, 300]);
    await showOnlyDocument(page);
    const shown = await shownPicture(page);
    const png = await exported(page, 'png');
    expect(png.name).toMatch(/^edited-image-\d{13}\.png$/);
    expect(await difference(png.bytes, shown)).toBeLessThan(1);
    const webp = await exported(page, 'webp');
    expect(await sharp(webp.bytes).metadata()).toMatchObject({ format: 'webp', ...PHOTO });

    const psd = await exported(page, 'psd');
    expect(psd.name).toMatch(/^edited-image-\d{13}\.psd$/);
    await page.getByLabel('Photoshop file').setInputFiles(
      psd.path.endsWith('.psd')
        ? psd.path
        : {
            name: psd.name,
            mimeType: 'image/vnd.adobe.photoshop',
            buffer: psd.bytes,
          },
    );
    await expect(page.getByRole('dialog', { name: 'Open PSD' })).toBeHidden();
    await showOnlyDocument(page);
    await expect.poll(async () => difference(await shownPicture(page), shown)).toBeLessThan(1);

    await page.goto(new URL('/upload', page.url()).href);
    const poster = { name: 'poster.psd', mimeType: '', buffer: psd.bytes };
    await give(page.locator('label').filter({ hasText: 'Drop images here' }), 'drop', [poster]);
    await pending(page, 'poster.psd').getByRole('link', { name: 'Open it in the editor' }).click();
    await expect(page).toHaveURL(/\/editor\/[\w-]{22}$/);
    await settleEditor(page);
    await showOnlyDocument(page);
    await expect.poll(async () => difference(await shownPicture(page), shown)).toBeLessThan(1);
    await page.getByRole('tab', { name: 'Layers' }).click();
    await expect(page.getByRole('list', { name: 'Layers' }).getByRole('listitem')).toHaveCount(3);
  });
});
