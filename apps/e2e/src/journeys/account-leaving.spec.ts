import { photoNamed } from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../harness/accessible.ts';
import { bearer, createApiKey, uploaded, type RestImage } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { linkIn, mailTo } from '../harness/outbox.ts';
import { fillLogin, signIn } from '../harness/person.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';
import { filesOf } from '../harness/zip.ts';

const photo = photoNamed('coffee');

onDesk('a person who deletes their account', () => {
  const account = accountOf('ada');
  let image: RestImage;
  let original: Buffer;

  test.beforeAll(async () => {
    original = await readFile(photo.path);
    const { Authorization } = bearer(account);
    const options = { filename: photo.name, type: 'image/png', privacy: 'public' };
    image = await uploaded(site.url, Authorization, original, options);
  });

  test('exports all their data, and finds it in the ZIP that the mail links to', async ({ page }) => {
    await signIn(page, account, '/settings#data');
    await page.getByRole('button', { name: 'Request Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export Your Data' });
    await dialog.getByLabel('Your password').fill(account.password);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Request Export' }).click();
    const exports = page.getByRole('list', { name: 'Exports' });
    await expect(exports.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await expect(exports).toContainText(/Ready \(.+\)\. The link is in your mail/);
    await expect(page.getByRole('button', { name: 'Request Export' })).toBeEnabled();
    await expectAccessible(page);

    const link = linkIn(await mailTo(site.dataDir, `${account.username}@example.com`, /data is ready/));
    const downloading = page.waitForEvent('download');
    await page.goto(link).catch(() => undefined);
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const files = await filesOf(await readFile(await download.path()));
    const names = [...files.keys()];
    expect(names).toContain('account.json');
    expect(files.get('account.json')?.toString()).toContain(account.username);
    expect(files.get('images.json')?.toString()).toContain(image.uid);
    const kept = names.find((name) => name.startsWith(`images/${image.uid}/`)) ?? '';
    expect(files.get(kept)?.equals(original)).toBe(true);
  });

  test('deletes the account, is signed out everywhere, and restores it by signing in', async ({
    page,
    browser,
  }) => {
    const key = await createApiKey(account, 'Blog engine');
    const statusOf = async (path: string, headers = {}): Promise<number> =>
      (await page.request.get(site.url + path, { headers })).status();
    const byKey = { Authorization: `Api-Key ${key}` };
    const picture = `/api/images/public/${image.uid}/`;
    const elsewhere = await browser.newPage();
    await signIn(elsewhere, account);
    await signIn(page, account);
    expect([await statusOf(picture), await statusOf('/api/images/', byKey)]).toEqual([200, 200]);

    await page.goto(`${site.url}/settings#delete`);
    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Your password')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await dialog.getByLabel('Your password').fill('Wrong1234');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('The current password is not right.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expectAccessible(page);

    await elsewhere.goto(`${site.url}/gallery`);
    await expect(elsewhere).toHaveURL(`${site.url}/login`);
    await elsewhere.close();
    expect([await statusOf(picture), await statusOf('/api/images/', byKey)]).toEqual([404, 401]);
    await mailTo(site.dataDir, `${account.username}@example.com`, /will be deleted/);

    await page.goto(`${site.url}/login`);
    await fillLogin(page, account);
    await expect(page.getByRole('list', { name: 'Images' }).getByRole('link').first()).toBeVisible();
    expect([await statusOf(picture), await statusOf('/api/images/', byKey)]).toEqual([200, 200]);
  });
});
