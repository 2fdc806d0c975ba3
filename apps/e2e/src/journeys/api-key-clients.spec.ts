import type { Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from '../harness/accessible.ts';
import { createApiKey } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { signIn, tabTo } from '../harness/person.ts';
import { somePhoto } from '../harness/published.ts';
import { accountOf, expect, test } from '../harness/site.ts';
import { uploadByPicGo, uploadByShareX } from '../harness/upload-clients.ts';

const run = promisify(execFile);

const account = accountOf('ada');
let folder: string;
let photo: Buffer;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safelight-clients-'));
  photo = await somePhoto();
  await writeFile(join(folder, 'photo.jpg'), photo);
});
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Creates a key with the form; ends with the dialog that shows the key once. */
const makeKey = async (page: Page, name: string) => {
  await signIn(page, account, '/api-keys');
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your New API Key' });
  await expect(dialog).toBeVisible();
  return dialog;
};

const imageAt = async (url: string) => {
  const response = await fetch(url);
  return [response.status, response.headers.get('content-type')];
};

onDesk('a new API key', () => {
  test('configures ShareX: with the saved file it uploads, links and deletes', async ({ page }) => {
    const dialog = await makeKey(page, 'ShareX');
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await tabTo(page, dialog.getByRole('button', { name: 'Download .sxcu' }));
        await page.keyboard.press('Enter');
      })(),
    ]);
    expect(download.suggestedFilename()).toBe('safelight.sxcu');
    const config = await readFile(await download.path(), 'utf8');
    expect(config).toContain(`Api-Key ${await dialog.locator('code').first().innerText()}`);

    const first = await uploadByShareX(config, photo, 'photo.jpg');
    expect(await imageAt(first.url)).toEqual([200, 'image/jpeg']);
    expect(await imageAt(first.thumbnailUrl)).toEqual([200, expect.stringMatching(/^image\//)]);
    const again = await uploadByShareX(config, photo, 'photo.jpg');
    expect(again.deletionUrl, 'the same picture once more is one of its own').not.toBe(first.deletionUrl);

    await page.goto(first.deletionUrl);
    expect(await imageAt(first.url), 'opening the link deletes nothing').toEqual([200, 'image/jpeg']);
    await expectAccessible(page);
    await page.getByRole('button').click();
    await expect(page.getByText(/deleted/i).first()).toBeVisible();
    expect((await imageAt(first.url))[0]).toBe(404);
    expect((await fetch(again.deletionUrl, { method: 'POST' })).status).toBe(200);
    expect((await imageAt(again.url))[0]).toBe(404);

    await expect(uploadByShareX(config, Buffer.from('text'), 'photo.jpg')).rejects.toThrow(
      'Please select a valid image file (JPEG, PNG, GIF, or WebP).',
    );
  });

  test('is included in working shell commands and PicGo settings', async ({ page }) => {
    const dialog = await makeKey(page, 'Shell');
    await dialog.getByRole('button', { name: 'curl', exact: true }).click();
    await expectAccessible(page);
    const { stdout } = await run('sh', ['-c', await dialog.locator('pre').innerText()], { cwd: folder });
    const image = JSON.parse(stdout) as { direct_url: string; privacy: string };
    expect(image.privacy).toBe('public');
    expect(await imageAt(image.direct_url)).toEqual([200, 'image/jpeg']);

    await dialog.getByRole('button', { name: 'PicGo' }).click();
    await expectAccessible(page);
    const url = await uploadByPicGo(await dialog.locator('pre').innerText(), photo, 'photo.jpg');
    expect(await imageAt(url)).toEqual([200, 'image/jpeg']);
  });

  test('is left out of the settings of an existing key, to be filled in', async ({ page }) => {
    const key = await createApiKey(account, 'Earlier');
    await signIn(page, account, '/api-keys');
    await tabTo(page, page.getByRole('button', { name: 'Use It in… Earlier' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Use Earlier in…' });
    await expect(dialog.getByText('we cannot show it again')).toBeVisible();
    await expectAccessible(page);
    const config = await dialog.locator('pre').innerText();
    const { url } = await uploadByShareX(config.replace('YOUR_API_KEY', key), photo, 'photo.jpg');
    expect(await imageAt(url)).toEqual([200, 'image/jpeg']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectAccessible(page);
  });
});
