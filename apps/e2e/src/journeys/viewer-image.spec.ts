import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../harness/accessible.ts';
import type { RestImage } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn, tabTo } from '../harness/person.ts';
import { newImage } from '../harness/published.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';
import { percentAt } from '../harness/zoom.ts';

const account = accountOf('ada');

const zoomOf = (page: Page): Locator => page.getByRole('group', { name: 'Zoom' });

/** Opens the page of an image and waits until the picture is loaded. */
const open = async (page: Page, { uid }: RestImage): Promise<Locator> => {
  await page.goto(`${site.url}/image/${uid}`);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  return picture;
};

const centreOf = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

onDesk('a visitor of a public picture', () => {
  let image: RestImage;
  test.beforeAll(async () => {
    image = await newImage(account, { filename: 'harbour.jpg', privacy: 'public' });
  });

  test('sees its details, and can only download and share it', async ({ page }) => {
    await open(page, image);
    const about = page.getByRole('complementary', { name: 'About this image' });
    await expect(about.getByRole('heading', { level: 1 })).toHaveText('harbour.jpg');
    await expect(page).toHaveTitle(/harbour\.jpg/);
    await expect(about).toContainText('Dimensions600 × 400');
    await expect(about).toContainText('TypeJPEG');
    await expect(about).toContainText('Visible toAnyone with the link');
    for (const name of ['Delete', 'Private', 'Generate Edit', 'Make a Comparison'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      about.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('harbour.jpg');
    expect((await readFile(await download.path())).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  test('zooms from 0.5 to 3 with buttons, keys and wheel, and pans with keys and mouse', async ({ page }) => {
    const picture = await open(page, image);
    const zoom = zoomOf(page);
    await expect(zoom.getByRole('button', { name: 'Fit' })).toHaveCount(0);
    await tabTo(page, zoom.getByRole('button', { name: 'Zoom in' }));
    for (const times of [1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3]) {
      await page.keyboard.press('Enter');
      await expect(zoom.getByText(await percentAt(picture, times), { exact: true })).toBeVisible();
    }
    await expect(zoom.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    await expect(picture).toHaveAttribute('src', /\/full\.jpg/);

    const placed = async () => Math.round((await centreOf(picture)).x);
    const middle = await placed();
    await page.keyboard.press('ArrowRight');
    await expect.poll(placed).toBeLessThan(middle);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(placed).toBe(middle);
    const frame = await centreOf(page.locator('.picture'));
    await page.mouse.move(frame.x, frame.y);
    await page.mouse.down();
    await page.mouse.move(frame.x + 90, frame.y, { steps: 3 });
    await page.mouse.up();
    await expect.poll(placed).toBe(middle + 90);

    await page.keyboard.press('0');
    await expect(zoom.getByText(await percentAt(picture, 1), { exact: true })).toBeVisible();
    await expect.poll(placed).toBe(middle);
    await page.keyboard.press('-');
    await page.keyboard.press('-');
    await expect(zoom.getByText(await percentAt(picture, 0.5), { exact: true })).toBeVisible();
    await expect(zoom.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await zoom.getByRole('button', { name: 'Fit' }).click();
    await page.mouse.move(frame.x, frame.y);
    await page.mouse.wheel(0, -100);
    await expect(zoom.getByText(await percentAt(picture, 1.25), { exact: true })).toBeVisible();
    await page.mouse.wheel(0, 100);
    await expect(zoom.getByText(await percentAt(picture, 1), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('copies its link, direct link, HTML, Markdown or BBCode; the choice is remembered', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, image);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const permalink = `${site.url}/image/${image.uid}`;
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await expect.poll(copied).toBe(permalink);
    for (const [name, begins] of [
      ['Direct Link', `${site.url}/i/${image.uid}/full.`],
      ['HTML', `<a href="${permalink}"><img src="${site.url}/i/`],
      ['Markdown', `[![harbour.jpg](${site.url}/i/`],
      ['BBCode', `[url=${permalink}][img]${site.url}/i/`],
    ] as const) {
      await tabTo(page, page.getByRole('button', { name: 'Copy as' }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitemradio', { checked: true })).toHaveCount(1);
      await page.getByRole('menuitemradio', { name }).press('Enter');
      await expect.poll(copied).toContain(begins);
    }
    const address = /\[img\](.*)\[\/img\]/.exec(await copied())?.[1] ?? '';
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/jpeg');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Copy BBCode' })).toBeVisible();
  });

  test('gets the same page for a private picture as for an unknown address', async ({ page }) => {
    const secret = await newImage(account, { filename: 'secret.jpg', privacy: 'private' });
    const seen: string[] = [];
    for (const uid of [secret.uid, 'zzzzzzzzzzzzzzzzzzzzzz']) {
      await page.goto(`${site.url}/image/${uid}`);
      await expect(page.getByRole('heading', { name: 'Image not found' })).toBeVisible();
      seen.push(await page.getByRole('main').innerText());
    }
    expect(seen[0]).toBe(seen[1]);
    await expectAccessible(page);
    await tabTo(page, page.getByRole('link', { name: 'Go Home' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/`);
  });

  test('signs in where a picture is private, and is led back to it', async ({ page }) => {
    const { uid } = await newImage(account, { filename: 'own.jpg', privacy: 'private' });
    await page.goto(`${site.url}/image/${uid}`);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Username').fill(account.username);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'own.jpg' })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/image/${uid}`);
  });
});

onDesk('the owner of a picture', () => {
  let image: RestImage;
  test.beforeEach(async () => {
    image = await newImage(account, { filename: 'pier.jpg', privacy: 'public' });
  });

  test('makes it private and public again, and visitors can open its address only while it is public', async ({
    page,
    browser,
  }) => {
    await signIn(page, account);
    const picture = await open(page, image);
    const stranger = await browser.newContext();
    const statusFor = async () =>
      (await stranger.request.get(`${site.url}${new URL(image.file_url, site.url).pathname}`)).status();
    expect(await statusFor()).toBe(200);
    await page.getByRole('button', { name: 'Private' }).click();
    await expect(page.getByRole('button', { name: 'Copy as' })).toHaveCount(0);
    await expect(page.getByText('Only you')).toBeVisible();
    expect(await statusFor()).toBe(404);
    await page.keyboard.press('+');
    await expect(picture).toHaveAttribute('src', /full\.jpg\?.*signature=/);
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(600);
    await page.getByRole('button', { name: 'Public' }).click();
    await expect(page.getByRole('button', { name: 'Copy as' })).toBeVisible();
    expect(await statusFor()).toBe(200);
    await stranger.close();
  });

  test('opens it in the editor', async ({ page }) => {
    await signIn(page, account);
    await open(page, image);
    await expect(page.getByRole('link', { name: 'Open in Editor' })).toHaveAttribute(
      'href',
      `/editor/${image.uid}`,
    );
  });

  test('deletes it, returns to the gallery, and undoes the deletion', async ({ page }) => {
    await signIn(page, account);
    await open(page, image);
    await tabTo(page, page.getByRole('button', { name: 'Delete' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/gallery/);
    expect((await page.request.get(`${site.url}/api/images/public/${image.uid}/`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Restored 1 image')).toBeVisible();
    await open(page, image);
  });
});
