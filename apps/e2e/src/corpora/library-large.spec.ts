import { expect, test, type Page } from '@playwright/test';
import { startLargeLibrary, type LargeLibrary } from '../harness/large-library.ts';
import { notesOf, watchPage } from '../harness/page-watch.ts';
import { signIn } from '../harness/person.ts';
import { cards } from '../harness/pictures.ts';

const IMAGES = 5_000;
/** The maximum number of elements in a page, whatever the size of the library. */
const MOST_ELEMENTS = 3_000;
/**
 * Smaller shifts are ignored: letters in the header move by a fraction of a pixel when the font is loaded.
 */
const LEAST_SHIFT = 0.001;

const elements = (page: Page): Promise<number> =>
  page.evaluate(() => document.getElementsByTagName('*').length);

test.describe(`a library of ${IMAGES} images`, () => {
  test.use({ viewport: { width: 1280, height: 900 } });
  let library: LargeLibrary;

  test.beforeAll(async () => {
    library = await startLargeLibrary(IMAGES);
  });
  test.afterAll(() => library.dispose());

  test('renders only the images near the window, blurred until they are loaded, without layout shifts', async ({
    page,
  }) => {
    await watchPage(page);
    const arrive = await library.serveThumbnails(page);
    await signIn(page, library.account);
    const first = page.locator('[aria-posinset="1"]');
    const ground = first.locator('span:has(> img)');
    await expect(first).toHaveAttribute('aria-setsize', String(IMAGES));
    await expect(ground).toHaveAttribute('style', /background-image: url\("data:image\/png;base64,/);
    await expect(ground).toHaveAttribute('data-loaded', 'false');
    await expect(first.locator('img')).toHaveAttribute(
      'srcset',
      /w320\S* 320w, \S+w640\S* 640w, \S+w1280\S* 1280w$/,
    );
    arrive();
    await expect(ground).toHaveAttribute('data-loaded', 'true');
    await expect(ground).not.toHaveAttribute('style', /data:image/);
    expect(await elements(page)).toBeLessThan(MOST_ELEMENTS);

    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.wheel(0, 900);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect(cards(page).locator('img').nth(12)).toBeVisible();
    expect(await elements(page)).toBeLessThan(MOST_ELEMENTS);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator(`[aria-posinset="${IMAGES}"] img`)).toBeVisible();
    expect(await elements(page)).toBeLessThan(MOST_ELEMENTS);
    // The height of pictures that were not loaded was estimated. Loading them must not move anything on
    // screen (see below).
    const inAll = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(Math.abs(inAll / height - 1)).toBeLessThan(0.1);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(first.locator('img')).toBeVisible();
    const { layoutShift, moved } = await notesOf(page);
    expect(layoutShift, moved.join('\n')).toBeLessThan(LEAST_SHIFT);
  });
});
