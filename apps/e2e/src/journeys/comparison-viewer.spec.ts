import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn, tabTo, typeInto } from '../harness/person.ts';
import { editEach, newImage, publish } from '../harness/published.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';
import { percentAt } from '../harness/zoom.ts';

const account = accountOf('ola');
let image: string;
let comparison: string;

test.beforeAll(async () => {
  const { uid } = await newImage(account, { filename: 'roof.jpg', privacy: 'private' });
  await editEach(account, { uid }, ['make it black and white']);
  image = uid;
  comparison = await publish(account, uid, 'Roofs');
});

const holdButton = (page: Page): Locator => page.getByRole('button', { name: 'Hold to See the Original' });
const shown = (page: Page): Locator => page.getByRole('main').getByRole('img');
const expectShown = (page: Page, side: 'edited' | 'original'): Promise<void> =>
  expect(shown(page)).toHaveAttribute('alt', `Roofs, ${side}`);
const zoomOf = (page: Page): Locator => page.getByRole('group', { name: 'Zoom' });
const hint = (page: Page): Locator => page.getByRole('note');

/** Holds all pictures back until the returned function is called. */
const holdPictures = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/i/**', async (route) => {
    await free;
    await route.continue();
  });
  return () => letGo();
};

/**
 * Opens the comparison with the clock stopped, once both pictures are loaded. They come only after the clock has
 * stopped, because from then on the hint is shown for a while, and a slow machine would use some of it up.
 */
const openStopped = async (page: Page): Promise<void> => {
  const letGo = await holdPictures(page);
  await page.clock.install();
  await page.goto(`${site.url}/comparison/${comparison}`, { waitUntil: 'domcontentloaded' });
  await expect(holdButton(page)).toBeVisible();
  await page.evaluate(() => Date.now()).then((now) => page.clock.pauseAt(now + 500));
  letGo();
  await expect(holdButton(page)).toBeEnabled();
};

const open = async (page: Page): Promise<void> => {
  await page.goto(`${site.url}/comparison/${comparison}`);
  await expect(holdButton(page)).toBeEnabled();
};

onDesk('a visitor of a comparison', () => {
  test('sees the edited picture, and the original while the mouse is held on it or on the button', async ({
    page,
  }) => {
    await open(page);
    await expectShown(page, 'edited');
    await expectAccessible(page);
    const frame = (await page.locator('.picture').boundingBox())!;
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await page.mouse.down();
    await expectShown(page, 'original');
    await page.mouse.up();
    await expectShown(page, 'edited');
    await holdButton(page).hover();
    await page.mouse.down();
    await expectShown(page, 'original');
    await page.mouse.move(5, 5);
    await expectShown(page, 'edited');
    await page.mouse.up();
  });

  test('waits until both pictures are loaded', async ({ page }) => {
    const letGo = await holdPictures(page);
    await page.goto(`${site.url}/comparison/${comparison}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('Loading both images...')).toBeVisible();
    await expect(holdButton(page)).toBeDisabled();
    await page.keyboard.down('Space');
    await expectShown(page, 'edited');
    await page.keyboard.up('Space');
    letGo();
    await expect(holdButton(page)).toBeEnabled();
    await expect(page.getByText('Loading both images...')).toHaveCount(0);
  });

  test('sees the original while Space is held, for at most a second', async ({ page }) => {
    await openStopped(page);
    await page.keyboard.down('Space');
    await expectShown(page, 'original');
    await page.keyboard.up('Space');
    await expectShown(page, 'edited');
    await page.keyboard.down('Space');
    await page.clock.runFor(900);
    await expectShown(page, 'original');
    await page.clock.runFor(200);
    await expectShown(page, 'edited');
    await page.keyboard.up('Space');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('sees the hint how to compare for 8 seconds at first, for 3 seconds after comparing, and again with the Help button', async ({
    page,
  }) => {
    await openStopped(page);
    await page.clock.runFor(7_000);
    await expect(hint(page)).toBeVisible();
    await page.clock.runFor(1_100);
    await expect(hint(page)).toHaveCount(0);
    await tabTo(page, page.getByRole('button', { name: 'Help' }));
    await page.keyboard.press('Enter');
    await expect(hint(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Space');
    await page.clock.runFor(2_900);
    await expect(hint(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(hint(page)).toHaveCount(0);
  });

  test('moves the edge of the slider with keys and mouse', async ({ page }) => {
    await open(page);
    await tabTo(page, page.getByRole('button', { name: 'Hold', exact: true }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const slider = page.getByRole('slider', { name: 'Compare original and edited' });
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, slider);
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('51');
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    const box = (await slider.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
    expect(Math.abs(Number(await slider.inputValue()) - 75)).toBeLessThanOrEqual(3);
    await page.keyboard.press('+');
    await expect(zoomOf(page).getByText('125%')).toBeVisible();
    await expectAccessible(page);
  });

  test('sees the pictures side by side, zoomed and moved together', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Side by Side' }).click();
    await expect(shown(page)).toHaveCount(2);
    for (const zoom of [1.25, 1.5, 1.75, 2]) {
      await page.keyboard.press('+');
      await expect(zoomOf(page).getByText(await percentAt(shown(page).first(), zoom))).toBeVisible();
    }
    const matrices = () =>
      shown(page).evaluateAll((all) =>
        all.map((img) => getComputedStyle(img.closest('[data-zoomed]')!).transform),
      );
    const first = (await page.locator('.picture .pair > :first-child').boundingBox())!;
    const [x, y] = [first.x + first.width / 2, first.y + first.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 2 });
    await page.mouse.up();
    await expect.poll(matrices).toEqual(['matrix(2, 0, 0, 2, 40, 0)', 'matrix(2, 0, 0, 2, 40, 0)']);
    await expectAccessible(page);
    await zoomOf(page).getByRole('button', { name: 'Fit' }).click();
    await expect.poll(matrices).toEqual(['matrix(1, 0, 0, 1, 0, 0)', 'matrix(1, 0, 0, 1, 0, 0)']);
  });

  test('downloads either picture, and copies the link and the embed codes', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    const about = page.getByRole('complementary', { name: 'About this comparison' });
    await expect(about).toContainText('Views');
    await expect(about).toContainText('600 × 400');
    for (const [name, filename] of [
      ['Download Original', 'roof.jpg'],
      ['Download Edited', 'roof version 2.jpg'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        about.getByRole('link', { name }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(filename);
    }
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    const permalink = `${site.url}/comparison/${comparison}`;
    await about.getByRole('button', { name: 'Copy Link' }).click();
    await expect.poll(copied).toBe(permalink);
    for (const name of ['Rename', 'Delete']) await expect(about.getByRole('button', { name })).toHaveCount(0);
    await about.getByRole('button', { name: 'Embed' }).click();
    const codes = page.getByRole('dialog', { name: 'Embed Comparison' });
    await expectAccessible(page);
    await codes.getByRole('button', { name: 'Copy Slider Code' }).click();
    await expect.poll(copied).toContain(`<iframe src="${permalink}/embed"`);
    await codes.getByRole('button', { name: 'Copy Image Code' }).click();
    await expect.poll(copied).toContain('<img');
    const code = await copied();
    const elsewhere = await context.newPage();
    await elsewhere.setContent(code);
    await expect(elsewhere.getByRole('link')).toHaveAttribute('href', permalink);
    const widths = () =>
      elsewhere
        .getByRole('img')
        .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
    await expect.poll(widths).toEqual([600, 600]);
  });
});

onDesk('the owner of a comparison', () => {
  test('renames it on its page and deletes it, after which its preview answers 404 until Undo restores it', async ({
    page,
  }) => {
    const uid = await publish(account, image, 'Short-lived');
    await signIn(page, account, `/comparison/${uid}`);
    await page.getByRole('button', { name: 'Rename' }).click();
    await typeInto(page, page.getByRole('dialog').getByLabel('Title'), 'Chimneys');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chimneys');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/comparisons$/);
    await expect(page.getByRole('link', { name: 'Roofs' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chimneys' })).toHaveCount(0);
    const preview = `${site.url}/comparison/${uid}/before-after.jpg`;
    expect((await page.request.get(preview)).status()).toBe(404);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'View' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chimneys');
    expect((await page.request.get(preview)).status()).toBe(200);
  });
});
