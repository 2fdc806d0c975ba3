import { type Account, signUp } from '../harness/client.ts';
import { fingersOn } from '../harness/fingers.ts';
import { editEach, newImage, publish } from '../harness/published.ts';
import { expect, site, test } from '../harness/site.ts';
import { percentAt } from '../harness/zoom.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

test.describe('fingers on a phone', () => {
  let image: string;
  let comparison: string;
  let account: Account;

  test.beforeAll(async () => {
    account = await signUp(site.url, site.dataDir);
    const { uid } = await newImage(account, { filename: 'quay.jpg', privacy: 'public' });
    await editEach(account, { uid }, ['make it black and white']);
    image = `${site.url}/image/${uid}`;
    comparison = `${site.url}/comparison/${await publish(account, uid, 'Quay')}`;
  });

  test('two fingers zoom a picture in steps, one then moves it, and the page does not scroll', async ({
    page,
  }) => {
    await page.goto(image);
    const picture = page.getByRole('img', { name: 'quay.jpg' });
    await expect(picture).toBeVisible();
    const frame = (await page.locator('.picture').boundingBox())!;
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const fingers = await fingersOn(page);
    await fingers.touch({ x: x - 30, y }, { x: x + 30, y });
    for (const distance of [40, 50, 60]) await fingers.touch({ x: x - distance, y }, { x: x + distance, y });
    await fingers.lift();
    const zoomed = await percentAt(picture, 2);
    await expect(page.getByRole('group', { name: 'Zoom' }).getByText(zoomed, { exact: true })).toBeVisible();
    const left = async () => Math.round((await picture.boundingBox())!.x);
    const before = await left();
    await fingers.touch({ x, y });
    for (const by of [20, 40, 60]) await fingers.touch({ x: x + by, y });
    await fingers.lift();
    await expect.poll(left).toBeGreaterThan(before);
    expect(await page.evaluate(() => [window.scrollY, window.visualViewport?.scale])).toEqual([0, 1]);
  });

  test('one finger held on a comparison shows the original until it is lifted, without a context menu', async ({
    page,
  }) => {
    await page.goto(comparison);
    const shown = page.getByRole('main').getByRole('img');
    await expect(page.getByRole('button', { name: 'Hold to See the Original' })).toBeEnabled();
    await expect(shown).toHaveAttribute('alt', 'Quay, edited');
    const frame = (await page.locator('.picture').boundingBox())!;
    const fingers = await fingersOn(page);
    await fingers.touch({ x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 });
    await expect(shown).toHaveAttribute('alt', 'Quay, original');
    const isPrevented = await shown.evaluate(
      (img) => !img.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    );
    expect(isPrevented).toBe(true);
    await fingers.lift();
    await expect(shown).toHaveAttribute('alt', 'Quay, edited');
  });

  test('a very long title without spaces leaves the actions in sight', async ({ page }) => {
    const { uid } = await newImage(account, { filename: `${'A'.repeat(180)}.jpg`, privacy: 'public' });
    await page.goto(`${site.url}/image/${uid}`);
    await expect(page.getByRole('link', { name: 'Download' })).toBeInViewport({ ratio: 1 });
  });

  test('two fingers zoom a comparison without showing the original', async ({ page }) => {
    await page.goto(comparison);
    await expect(page.getByRole('button', { name: 'Hold to See the Original' })).toBeEnabled();
    const frame = (await page.locator('.picture').boundingBox())!;
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const percent = async (): Promise<number> =>
      Number.parseInt(
        (await page.getByRole('group', { name: 'Zoom' }).getByRole('status').textContent()) ?? '',
      );
    const before = await percent();
    const fingers = await fingersOn(page);
    await fingers.touch({ x: x - 40, y }, { x: x + 40, y });
    await fingers.touch({ x: x - 60, y }, { x: x + 60, y });
    await expect.poll(async () => (await percent()) / before).toBeCloseTo(1.5, 1);
    await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', 'Quay, edited');
    await fingers.lift();
  });
});
