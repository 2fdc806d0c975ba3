import type { Locator, Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible } from '../harness/accessible.ts';
import { createApiKey, uploaded } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { tabTo } from '../harness/person.ts';
import { somePhoto } from '../harness/published.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

const run = promisify(execFile);

const TABS = ['Overview', 'Authentication', 'API Reference', 'Examples', 'Guides', 'GraphQL'];

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const codeOf = (of: Locator): Promise<string> => of.locator('pre').first().innerText();

const account = accountOf('ada');
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'safelight-docs-'));
  await writeFile(join(folder, 'photo.jpg'), await somePhoto());
});
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

onDesk('the API documentation', () => {
  test('is served at two addresses, and its tabs work by keyboard', async ({ page }) => {
    await page.goto(`${site.url}/docs`);
    await expect(page.getByRole('heading', { level: 1, name: 'API Documentation' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(TABS);
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('link', { name: 'Create an API key' })).toHaveAttribute('href', '/api-keys');
    await page.goto(`${site.url}/api-docs`);
    await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
    for (const [index, name] of TABS.entries()) {
      if (index > 0) {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByText(/^Loading/)).toBeHidden();
      // A few of the many similar entries are enough for this check.
      if (name === 'GraphQL') await page.getByLabel('Find a field or type').fill('comparison');
      await expectAccessible(page);
    }
    await expect(page).toHaveURL(/\?tab=graphql$/);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'GraphQL' })).toHaveAttribute('aria-selected', 'true');
  });

  test('describes every operation of the served OpenAPI document', async ({ page }) => {
    const served = (await (await fetch(`${site.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { summary: string }>>;
    };
    const calls = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    await page.goto(`${site.url}/api-docs?tab=reference`);
    const lines = page.locator('details > summary');
    await expect(lines).toHaveCount(calls.length);
    const shown = await lines.evaluateAll((summaries) =>
      summaries.map((summary) =>
        Array.from(summary.querySelectorAll('span'))
          .map((span) => span.textContent)
          .slice(0, 2)
          .join(' '),
      ),
    );
    expect(shown.toSorted()).toEqual(calls.toSorted());

    await page.getByLabel('Find a call').fill('post /images/upload/');
    const upload = page.locator('details').filter({ hasText: 'Upload an image' });
    await tabTo(page, upload.locator('summary'));
    await page.keyboard.press('Enter');
    await expect(upload.getByText('multipart/form-data')).toBeVisible();
    await expect(upload.getByText('INVALID_FILE_FORMAT')).toBeVisible();
    await expectAccessible(page);
  });

  test('runs a request with a pasted key, by keyboard, and forgets the key', async ({ page }) => {
    const key = await createApiKey(account);
    await page.goto(`${site.url}/api-docs?tab=examples`);
    const list = region(page, 'List your images');
    await list.getByRole('button', { name: 'Run' }).click();
    await expect(list.getByText(/^401/)).toBeVisible();
    await expect(list.getByText('"code": "UNAUTHENTICATED"')).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('API key', { exact: true }).fill(key);
    await list.getByLabel('limit').fill('1');
    await tabTo(page, list.getByRole('button', { name: 'Run' }));
    await page.keyboard.press('Enter');
    await expect(list.getByText(/^200/)).toBeVisible();
    await expect(list.getByText('X-RateLimit-Limit: 100')).toBeVisible();
    await expect(list.getByText(/X-RateLimit-Remaining: \d+/)).toBeVisible();
    await expect(list.getByText(/\d (ms|s) · /)).toBeVisible();
    await expectAccessible(page);

    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
    );
    expect(kept).not.toContain(key);
    await page.reload();
    await expect(page.getByLabel('API key', { exact: true })).toHaveValue('');
  });

  test('shows the picture that a request returns', async ({ page }) => {
    const key = await createApiKey(account);
    const image = await uploaded(site.url, `Api-Key ${key}`, await somePhoto());
    await page.goto(`${site.url}/api-docs?tab=reference`);
    await page.getByLabel('API key', { exact: true }).fill(key);
    await page.getByLabel('Find a call').fill('get /images/file/');
    const file = page.locator('details');
    await file.locator('summary').click();
    await file.getByLabel('uid').fill(image.uid);
    await file.getByRole('button', { name: 'Run' }).click();
    await expect(file.getByText('200 OK')).toBeVisible();
    await expect(file.getByRole('img', { name: 'Response body' })).toBeVisible();
    await expectAccessible(page);
  });

  test('offers a shell command and a JavaScript module that run unchanged', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const key = await createApiKey(account);
    await page.goto(`${site.url}/api-docs?tab=examples`);
    await page.getByLabel('API key', { exact: true }).fill(key);
    const upload = region(page, 'Upload an image');
    await upload.getByRole('button', { name: 'Copy Code' }).click();
    await expect(upload.getByRole('button', { name: 'Copied' })).toBeVisible();
    const line = await page.evaluate(() => navigator.clipboard.readText());
    const { stdout } = await run('sh', ['-c', line], { cwd: folder });
    const image = JSON.parse(stdout) as { uid: string; direct_url: string };
    expect((await fetch(image.direct_url)).headers.get('content-type')).toBe('image/jpeg');

    await upload.getByRole('button', { name: 'JavaScript' }).click();
    await writeFile(join(folder, 'upload.mjs'), await codeOf(upload));
    const node = await run(process.execPath, ['upload.mjs'], { cwd: folder });
    expect(node.stdout).toContain(`"uid":"${image.uid}"`);

    await page.getByRole('button', { name: 'curl' }).first().click();
    const publish = await codeOf(region(page, 'Publish an image'));
    const published = await run('sh', ['-c', publish.replace('UID', image.uid)], { cwd: folder });
    expect(JSON.parse(published.stdout)).toMatchObject({ uid: image.uid, privacy: 'public' });
    const remove = await codeOf(region(page, 'Delete an image'));
    await run('sh', ['-c', remove.replace('UID', image.uid)], { cwd: folder });
    expect((await fetch(`${site.url}/api/images/info/${image.uid}/`)).status).toBe(404);
  });
});
