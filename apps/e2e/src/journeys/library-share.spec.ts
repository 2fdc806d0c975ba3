import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn } from '../harness/person.ts';
import { card, stock } from '../harness/pictures.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const openMenu = async (page: Page, title: string) => {
  await card(page, title)
    .getByRole('button', { name: `More actions for ${title}` })
    .click();
  return page.getByRole('menu', { name: `Actions for ${title}` });
};
const clipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

onDesk('a person who shares pictures', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const account = accountOf('ada');

  test.beforeAll(async () => {
    await stock(account, ['shared.png'], 'private');
  });
  test.beforeEach(async ({ page }) => {
    await signIn(page, account);
  });

  test('makes a picture public, and copies its link in every format', async ({ page }) => {
    const menu = await openMenu(page, 'shared.png');
    await menu.getByRole('menuitem', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await expect(dialog.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Public' }).click();
    await dialog.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
    const link = await clipboard(page);
    expect(link).toMatch(new RegExp(`^${site.url}/image/[\\w-]{22}$`));
    for (const [format, text] of [
      ['Direct Link', /^http\S+$/],
      ['HTML', new RegExp(`^<a href="${link}"><img src="http[^"]+" alt="shared.png"></a>$`)],
      ['BBCode', /^\[url=.*\]\[img\].*\[\/img\]\[\/url\]$/],
      ['Markdown', /^\[!\[shared\.png\]\(http.*\)\]\(http.*\)$/],
    ] as const) {
      await dialog.getByRole('button', { name: 'Copy as' }).click();
      await page.getByRole('menuitemradio', { name: format }).click();
      await expect(page.getByText(`${format} copied`)).toBeVisible();
      expect(await clipboard(page)).toMatch(text);
    }
    await expect(dialog.getByRole('button', { name: 'Copy Markdown' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(card(page, 'shared.png').getByRole('img', { name: 'Private' })).toHaveCount(0);
  });

  test('downloads a picture, then renames and tags it in its details', async ({ page }) => {
    const menu = await openMenu(page, 'shared.png');
    const coming = page.waitForEvent('download');
    await menu.getByRole('menuitem', { name: 'Download' }).click();
    expect((await coming).suggestedFilename()).toBe('shared.png');
    await (await openMenu(page, 'shared.png')).getByRole('menuitem', { name: 'View Details' }).click();
    const panel = page.getByRole('dialog', { name: 'Details' });
    await expect(panel.getByText('PNG', { exact: true })).toBeVisible();
    await panel.getByLabel('Add a tag').fill('first, second');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
      'first',
      'second',
    ]);
    await panel.getByRole('button', { name: 'Remove tag first' }).first().click();
    await expect(panel.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['second']);
    await expectAccessible(page);
    await panel.getByLabel('Title').fill('The harbour');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled();
    await panel.getByRole('button', { name: 'Close details' }).click();
    await expect(card(page, 'The harbour').getByText('second')).toHaveCount(1);
    await page.reload();
    await expect(card(page, 'The harbour')).toHaveCount(1);
  });
});
