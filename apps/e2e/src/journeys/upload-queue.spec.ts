import { photoNamed } from '@safelight/test-pictures';
import { signUp } from '../harness/client.ts';
import { signIn } from '../harness/person.ts';
import { cards, pending, pictureFile } from '../harness/pictures.ts';
import { sleep } from '../harness/server.ts';
import { expect, site, test } from '../harness/site.ts';

const FILES = 40;
const PARALLEL = 2;
const PHOTO = photoNamed('Bridge');

test.describe('the upload queue', () => {
  test(`sends ${FILES} files once each, ${PARALLEL} at a time`, async ({ page }) => {
    const account = await signUp(site.url, site.dataDir);
    await signIn(page, account, '/upload');
    let underway = 0;
    let most = 0;
    let sent = 0;
    const isUpload = (headers: Readonly<Record<string, string>>): boolean =>
      headers['content-type']?.startsWith('multipart/form-data') === true;
    page.on('request', (request) => {
      if (!isUpload(request.headers())) return;
      sent += 1;
      underway += 1;
      most = Math.max(most, underway);
    });
    const end = (request: { headers: () => Record<string, string> }): void => {
      if (isUpload(request.headers())) underway -= 1;
    };
    page.on('requestfinished', end).on('requestfailed', end);
    const names = Array.from({ length: FILES }, (_, index) => `file-${index + 1}.png`);
    const files = await Promise.all(names.map((name) => pictureFile(name)));
    await page.getByLabel('Choose images').setInputFiles(files);
    await page.getByRole('main').getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText(`Successfully uploaded ${FILES} file(s)`)).toBeVisible({ timeout: 90_000 });
    await expect(page).toHaveURL(/\/gallery$/);
    await expect(page.getByText(`${FILES} images`, { exact: true })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    expect({ sent, most }).toEqual({ sent: FILES, most: PARALLEL });
  });

  test('shows the progress of the bytes sent on a slow connection', async ({ page }) => {
    const account = await signUp(site.url, site.dataDir);
    await signIn(page, account, '/upload');
    await page.getByLabel('Choose images').setInputFiles(PHOTO.path);
    const wire = await page.context().newCDPSession(page);
    await wire.send('Network.enable');
    const lineOf = (uploadThroughput: number) =>
      wire.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    const bar = pending(page, PHOTO.name).getByRole('progressbar');
    const progress = async (): Promise<number> =>
      Number(await bar.getAttribute('aria-valuenow', { timeout: 5_000 }));
    const send = page.getByRole('main').getByRole('button', { name: 'Upload' });

    // With 1 KB per second, hardly anything is sent after one second.
    await lineOf(1_000);
    await send.click();
    await expect(bar).toBeVisible();
    await sleep(1_000);
    expect(await progress()).toBeLessThan(10);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(bar).toHaveCount(0);

    await lineOf(60_000);
    await send.click();
    for (const percent of [0, 10, 20]) await expect.poll(progress).toBeGreaterThan(percent);
    expect(await progress()).toBeLessThan(100);
    await lineOf(-1);
    await expect(page).toHaveURL(/\/image\//);
  });
});
