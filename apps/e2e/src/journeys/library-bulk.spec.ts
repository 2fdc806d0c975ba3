import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../harness/accessible.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn, tabTo } from '../harness/person.ts';
import { card, cards, expectTitles, stock } from '../harness/pictures.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';
import { filesOf } from '../harness/zip.ts';

const NAMES = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png'];
const ALL = NAMES.toReversed();

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected images' });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true }).click();
const select = async (page: Page, ...titles: readonly string[]): Promise<void> => {
  for (const title of titles) await box(page, title).check();
};

onDesk('a person with many pictures', () => {
  const account = accountOf('ada');

  test.beforeAll(async () => {
    await stock(account, NAMES);
  });
  test.beforeEach(async ({ page }) => {
    await signIn(page, account);
    await expectTitles(page, ALL);
  });

  test('selects pictures by mouse, by range and by keyboard', async ({ page }) => {
    await box(page, 'f.png').click();
    await box(page, 'd.png').click({ modifiers: ['Shift'] });
    await expect(bar(page)).toContainText('3 selected');
    await card(page, 'b.png').getByRole('link', { name: 'View b.png' }).click();
    await expect(bar(page)).toContainText('4 selected');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();

    await page.getByRole('button', { name: 'Select' }).click();
    for (const name of ['Download', 'Favorite', 'Tags', 'Privacy', 'Delete']) await press(page, name);
    await expect(page.getByText('Please select images first').first()).toBeVisible();
    await press(page, 'Cancel');

    // The list is a single tab stop, which returns to the card that last had the focus.
    await tabTo(page, page.getByRole('link', { name: 'View b.png' }));
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(page.getByRole('link', { name: 'View d.png' })).toBeFocused();
    await expect(bar(page)).toContainText('3 selected');
    await page.keyboard.press('ControlOrMeta+a');
    await expect(bar(page)).toContainText('6 selected');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('d.png');
  });

  test('has every action on the selected pictures in the window of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await select(page, 'f.png');
    const buttons = await bar(page).getByRole('button').all();
    expect(buttons).toHaveLength(10);
    for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
  });

  test('marks many pictures as favorites, tags them and makes them private at once', async ({
    page,
    browser,
  }) => {
    await select(page, 'a.png', 'b.png');
    await press(page, 'Favorite');
    await expect(page.getByText('Added 2 images to favorites')).toBeVisible();
    // On a narrow card the buttons are stacked, and the heart is the uppermost.
    await page.setViewportSize({ width: 390, height: 844 });
    const boxOfCard = async () => (await card(page, 'a.png').boundingBox())!;
    await expect.poll(async () => (await boxOfCard()).width).toBeLessThan(195);
    const frame = await boxOfCard();
    const heart = (await page.getByRole('button', { name: 'Favorite a.png' }).boundingBox())!;
    expect(heart.y - frame.y).toBeLessThan(16);
    await page.setViewportSize({ width: 1280, height: 900 });
    await press(page, 'Tags');
    const dialog = page.getByRole('dialog', { name: 'Tag 2 Images' });
    await dialog.getByLabel('Add a tag').fill('harbour');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Add tag vintage' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add Tags' }).click();
    await expect(page.getByText('Tagged 2 images')).toBeVisible();
    await expect(card(page, 'a.png').getByText('harbour · vintage')).toHaveCount(1);
    await press(page, 'Privacy');
    await page.getByRole('menuitem', { name: 'Make Private' }).click();
    await expect(page.getByText('Made 2 images private')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Private' })).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('img', { name: 'Private' })).toHaveCount(2);
    await expect(card(page, 'b.png').getByRole('button', { name: 'Favorite b.png' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const address = await page.getByRole('link', { name: 'View a.png' }).getAttribute('href');
    const stranger = await browser.newPage();
    await stranger.goto(site.url + (address ?? ''));
    await expect(stranger.getByText('Image not found')).toBeVisible();
    await stranger.close();
    await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Favorites' }).click();
    await expectTitles(page, ['b.png', 'a.png']);
    await page.getByRole('button', { name: 'Favorite b.png' }).click();
    await page.goto(`${site.url}/gallery?tag=harbour`);
    await expectTitles(page, ['b.png', 'a.png']);
  });

  test('deletes pictures and undoes it, restores pictures from the trash, and empties the trash', async ({
    page,
  }) => {
    await select(page, 'b.png', 'd.png');
    await press(page, 'Delete');
    await expect(page.getByText('Deleted 2 images')).toBeVisible();
    await expectTitles(page, ['f.png', 'e.png', 'c.png', 'a.png']);
    await expect(page.getByText('4 images', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Restored 2 images')).toBeVisible();
    await expectTitles(page, ALL);
    await page.reload();
    await expectTitles(page, ALL);

    await select(page, 'e.png', 'f.png');
    await page.keyboard.press('Delete');
    await expectTitles(page, ['d.png', 'c.png', 'b.png', 'a.png']);
    await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Trash' }).click();
    await expectTitles(page, ['f.png', 'e.png']);
    await expect(page.getByText('Gone in 30 days')).toHaveCount(2);
    const thumbnail = page.getByRole('list', { name: 'Images' }).getByRole('img').first();
    await expect
      .poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await box(page, 'e.png').check();
    await press(page, 'Restore');
    await expect(page.getByText('Restored 1 image', { exact: true })).toBeVisible();
    await expectTitles(page, ['f.png']);
    await page.getByRole('button', { name: 'Empty Trash' }).click();
    const dialog = page.getByRole('dialog', { name: 'Empty the trash?' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Empty Trash' }).click();
    await expect(page.getByText('Deleted images stay here for 30 days')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Empty Trash' })).toHaveCount(0);
    await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'All' }).click();
    await expectTitles(page, ['e.png', 'd.png', 'c.png', 'b.png', 'a.png']);
    await stock(account, ['f.png']);
  });

  test('downloads several pictures as one ZIP', async ({ page }) => {
    await select(page, 'a.png', 'c.png', 'f.png');
    const coming = page.waitForEvent('download');
    await press(page, 'Download');
    await expect(page.getByText('Downloading 3 images...').first()).toBeVisible();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^safelight-images.*\.zip$/);
    const files = await filesOf(await readFile(await download.path()));
    expect([...files.keys()].toSorted()).toEqual(['a.png', 'c.png', 'f.png']);
    for (const bytes of files.values()) expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    await expect(cards(page)).toHaveCount(NAMES.length);
  });

  test('stays in the gallery, and says so, if the server refuses the ZIP after all', async ({ page }) => {
    await select(page, 'a.png');
    await page.route('**/downloads/images', (route) =>
      route.continue({ postData: (route.request().postData() ?? '').replace('ticket=', 'ticket=0') }),
    );
    await press(page, 'Download');
    await expect(page.getByText('Failed to download image.')).toBeVisible();
    await expect(cards(page)).toHaveCount(NAMES.length);
  });
});
