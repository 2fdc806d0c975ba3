import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { createApiKey, graphqlData } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn, tabTo } from '../harness/person.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const statusWith = async (url: string, key: string): Promise<number> =>
  (await fetch(`${url}/api/images/`, { headers: { Authorization: `Api-Key ${key}` } })).status;

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

/** The name of the theme color in which the bar is shown. */
const toneOf = (bar: Locator): Promise<string> =>
  bar.evaluate((element) => {
    const root = getComputedStyle(document.documentElement);
    const shown = getComputedStyle(element.firstElementChild ?? element).backgroundColor;
    const tones = ['info', 'warning', 'error'].filter((tone) => {
      const probe = document.createElement('i');
      probe.style.color = root.getPropertyValue(`--mui-palette-${tone}-main`);
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color === shown;
    });
    return tones.join();
  });

onDesk('a person with API keys', () => {
  const account = accountOf('ada');

  /** Waits until the server has written the number of uses of a key, which takes a second or two. */
  const untilUsed = (name: string, times: number): Promise<void> =>
    expect
      .poll(async () => {
        type Keys = { apiKeys: { name: string; requestsCount: number }[] };
        const query = '{ apiKeys { name requestsCount } }';
        const { apiKeys } = await graphqlData<Keys>(site.url, query, {}, account.access);
        return apiKeys.find((key) => key.name === name)?.requestsCount;
      })
      .toBe(times);

  test('creates the first key by keyboard, copies it on the only occasion that shows it, and uses it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, account, '/api-keys');
    const documentation = page.getByRole('main').getByRole('link', { name: 'API documentation' });
    expect(await documentation.evaluate((link) => link.getClientRects().length), 'in one line').toBe(1);
    await tabTo(page, page.getByRole('button', { name: 'Create API Key' }));
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    const create = dialog.getByRole('button', { name: 'Create Key' });
    await expect(create).toBeDisabled();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.type(' ab ');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('API key name must be at least 3 characters long.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Blog engine');
    await page.keyboard.press('Enter');

    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Your New API Key');
    await expectAccessible(page);
    const key = await dialog.locator('code').first().innerText();
    await tabTo(page, dialog.getByRole('button', { name: 'Copy Key' }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await tabTo(page, dialog.getByRole('button', { name: 'Done' }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const row = rowOf(page, 'Blog engine');
    await expect(row).toContainText(`${key.slice(0, 8)}…${key.slice(-4)}`);
    await expect(row).toContainText('Never used');
    await expect(page.getByText(key)).toHaveCount(0);

    expect(await statusWith(site.url, key)).toBe(200);
    await untilUsed('Blog engine', 1);
    await page.reload();
    await expect(row).toContainText('1 / 100 requests this hour (1%)');
    await expect(row).toContainText('Recently Used');
    await expectAccessible(page);
  });

  test('renames, disables, enables and deletes a key, whose requests are rejected while it is disabled and once it is deleted', async ({
    page,
  }) => {
    const key = await createApiKey(account, 'Old name');
    await signIn(page, account, '/api-keys');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Rename Old name' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Rename Old name' }).click();
    await dialog.getByLabel('Name').fill('Nightly backup');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = rowOf(page, 'Nightly backup');
    await expect(row).toBeVisible();

    await row.getByLabel('Active').click();
    await expect(row.getByText('Inactive')).toBeVisible();
    await expectAccessible(page);
    expect(await statusWith(site.url, key)).toBe(401);
    await row.getByLabel('Inactive').click();
    await expect(row.getByText('Active', { exact: true })).toBeVisible();
    expect(await statusWith(site.url, key)).toBe(200);

    await page.getByRole('button', { name: 'Delete Nightly backup' }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete Nightly backup' }).click();
    await dialog.getByRole('button', { name: 'Delete Key' }).click();
    await expect(page.getByText('Deleted Nightly backup')).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await statusWith(site.url, key)).toBe(401);
  });

  test("sees a key's bar of used requests turn yellow above 60 % and red above 80 %", async ({ page }) => {
    const key = await createApiKey(account, 'Busy one');
    const bar = rowOf(page, 'Busy one').getByRole('progressbar', { name: 'Requests used' });
    let sent = 0;
    for (const [requests, tone] of [
      [60, 'info'],
      [61, 'warning'],
      [81, 'error'],
    ] as const) {
      for (; sent < requests; sent += 1) expect(await statusWith(site.url, key)).toBe(200);
      await untilUsed('Busy one', requests);
      if (requests === 60) await signIn(page, account, '/api-keys');
      else await page.reload();
      await expect(bar).toHaveAttribute('aria-valuenow', String(requests));
      expect(await toneOf(bar)).toBe(tone);
    }
    await expectAccessible(page);
  });
});
