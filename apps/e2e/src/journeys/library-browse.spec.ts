import type { Page } from '@playwright/test';
import { expectAccessible, show } from '../harness/accessible.ts';
import { graphqlData, type Account } from '../harness/client.ts';
import { holdBack } from '../harness/hold-back.ts';
import { DESK, onDesk, PHONE } from '../harness/looks.ts';
import { signIn } from '../harness/person.ts';
import { card, cards, expectTitles, stock } from '../harness/pictures.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const tag = ({ access }: Account, uid: string, tags: readonly string[]) =>
  graphqlData(
    site.url,
    'mutation($uid: ID!, $input: UpdateImageInput!) { updateImage(uid: $uid, input: $input) { uid } }',
    { uid, input: { tags } },
    access,
  );

const openFilter = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).click();
  return page.getByRole('dialog', { name: 'Filter Images' });
};

/** Today's and tomorrow's date in the browser's time zone, in the format of date fields. */
const daysOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [0, 1].map((later) => {
      const day = new Date();
      day.setDate(day.getDate() + later);
      return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
        .map((n) => String(n).padStart(2, '0'))
        .join('-');
    }),
  );

onDesk('a person in their library', () => {
  const account = accountOf('ada');

  test('sees the first steps in an empty library, and a loading state without layout shifts', async ({
    page,
  }) => {
    const letGo = await holdBack(page, 'Gallery');
    await signIn(page, account);
    await expect(page.getByText('Loading images...')).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { name: 'No images found' })).toBeVisible();
    await expect(page.getByText('Upload some images to get started')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Upload Images' }).click();
    await expect(page.getByRole('dialog', { name: 'Upload Images' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('sees cards and rows, searches and sorts; the address of the page keeps the settings', async ({
    page,
  }) => {
    const images = await stock(account, ['harbour.png', 'Zebra.jpg', 'apple.png', 'Harbour night.jpg']);
    await tag(account, images[0]!.uid, ['nature', 'sea', 'blue', 'morning']);
    await signIn(page, account);
    await expect(page.getByText('Loaded 4 images')).toBeVisible();
    await expect(page.getByText('4 images', { exact: true })).toBeVisible();
    await expectTitles(page, ['Harbour night.jpg', 'apple.png', 'Zebra.jpg', 'harbour.png']);
    const harbour = card(page, 'harbour.png');
    await expect(harbour.getByText('nature · sea · blue')).toHaveCount(1);
    await expect(harbour.getByText(`${images[0]!.width} × ${images[0]!.height}`)).toHaveCount(1);
    const inFirstRow = async () => {
      const tops = await cards(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    };
    const isUncropped = () =>
      cards(page)
        .getByRole('img')
        .evaluateAll((all) =>
          all.every((img) => {
            const { clientWidth, clientHeight, naturalWidth, naturalHeight } = img as HTMLImageElement;
            return Math.abs(clientWidth / clientHeight - naturalWidth / naturalHeight) < 0.05;
          }),
        );
    expect(await inFirstRow()).toBeGreaterThanOrEqual(3);
    await expect.poll(isUncropped).toBe(true);
    await show(page, PHONE);
    await expect.poll(inFirstRow).toBeLessThanOrEqual(3);
    expect(await inFirstRow()).toBeGreaterThanOrEqual(2);
    await expect.poll(isUncropped).toBe(true);
    await show(page, DESK);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'List view' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(harbour.getByText('4 tags')).toBeVisible();
    const [name, row] = [harbour.locator('.title'), harbour];
    const widthOf = async (part: typeof row) => (await part.boundingBox())!.width;
    expect(await widthOf(name), 'a name has half of its row').toBeGreaterThan((await widthOf(row)) / 2);
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name A-Z');
    await expectTitles(page, ['apple.png', 'Harbour night.jpg', 'harbour.png', 'Zebra.jpg']);
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Oldest First');
    await expectTitles(page, ['harbour.png', 'Zebra.jpg', 'apple.png', 'Harbour night.jpg']);
    await page.getByRole('searchbox', { name: 'Search images' }).fill('HARBOUR');
    await expectTitles(page, ['harbour.png', 'Harbour night.jpg']);
    await page.reload();
    await expectTitles(page, ['harbour.png', 'Harbour night.jpg']);
    await page.getByRole('searchbox', { name: 'Search images' }).fill('no such thing');
    await expect(page.getByText('Try adjusting your search terms')).toBeVisible();
  });

  test('filters by date, tag, type and size, and removes each filter', async ({ page }) => {
    await signIn(page, account);
    await expect(cards(page)).toHaveCount(4);
    const [today = '', tomorrow = ''] = await daysOf(page);
    let dialog = await openFilter(page);
    await expectAccessible(page);
    await dialog.getByLabel('From').fill(today);
    await dialog.getByRole('button', { name: 'nature' }).click();
    await dialog.getByRole('button', { name: 'PNG' }).click();
    await dialog.getByLabel('Max size (KB)').fill('900');
    await dialog.getByRole('button', { name: 'Apply Filters' }).click();
    await expectTitles(page, ['harbour.png']);
    const active = page.getByRole('group', { name: 'Active filters' });
    await expect(active.getByRole('button', { name: /^Remove filter/ })).toHaveCount(4);
    await active.getByRole('button', { name: 'Remove filter nature' }).click();
    await expectTitles(page, ['apple.png', 'harbour.png']);
    await active.getByRole('button', { name: 'Remove filter PNG' }).click();
    await expect(cards(page)).toHaveCount(4);

    dialog = await openFilter(page);
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(active.getByRole('button', { name: /^Remove filter/ })).toHaveCount(2);
    dialog = await openFilter(page);
    await dialog.getByLabel('From').fill(tomorrow);
    await dialog.getByLabel('Max size (KB)').fill('plenty');
    await dialog.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page.getByText('Try adjusting your filters')).toBeVisible();
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(cards(page)).toHaveCount(4);
  });

  test('reads why the list could not be loaded, and tries again', async ({ page }) => {
    await signIn(page, account);
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"Gallery"') === true ? route.abort() : route.fallback(),
    );
    await page.reload();
    await expect(
      page.getByRole('heading', { name: 'Failed to load images. Please try again.' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(cards(page)).toHaveCount(4);
  });

  test('returns to the same scroll position with Back', async ({ page }) => {
    const many = Array.from({ length: 12 }, (_, index) => `more-${index}.png`);
    await stock(account, many);
    await signIn(page, account);
    await expect(page.getByText('16 images', { exact: true })).toBeVisible();
    await cards(page).last().scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const oldest = card(page, 'harbour.png');
    await expect(oldest).toBeInViewport();
    const view = oldest.getByRole('link', { name: 'View harbour.png' });
    await view.hover();
    const left = await page.evaluate(() => window.scrollY);
    await view.click();
    await expect(page).toHaveURL(/\/image\//);
    await page.goBack();
    await expect(oldest).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(left);
  });

  test('returns to the same scroll position after a reload', async ({ page }) => {
    await signIn(page, account);
    const oldest = card(page, 'harbour.png');
    await expect(page.getByText('16 images', { exact: true })).toBeVisible();
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(oldest).toBeInViewport();
    const left = await page.evaluate(() => window.scrollY);
    await page.reload();
    await expect(oldest).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  test('keeps the scroll position when the menu of the header closes', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await signIn(page, account);
    await expect(page.getByText('16 images', { exact: true })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 300));
    const menu = page.getByRole('button', { name: /User menu/ });
    await menu.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('sees the parts of the library and all its tools on a phone without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, account);
    await expect(page.getByRole('list', { name: 'Images' })).toBeVisible();
    const tools = page.getByRole('search').locator('button, select, input');
    for (const tool of await tools.all()) await expect(tool).toBeInViewport({ ratio: 1 });
    await expect(tools).toHaveCount(9);
  });
});
