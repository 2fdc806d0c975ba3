import type { Page } from '@playwright/test';
import { photos } from '@safelight/test-pictures';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createApiKey, signUp } from '../harness/client.ts';
import { onDesk } from '../harness/looks.ts';
import { expect, site, test } from '../harness/site.ts';

const run = promisify(execFile);
/** The folder is inside the repository, so that the programs can import its packages. */
const SCRATCH = resolve(import.meta.dirname, '../../../../tmp');

let key: string;
let folder: string;

test.beforeAll(async () => {
  key = await createApiKey(await signUp(site.url, site.dataDir, 'ada'));
  await mkdir(SCRATCH, { recursive: true });
  folder = await mkdtemp(join(SCRATCH, 'docs-'));
  const [photo, other] = photos().filter(({ name }) => name.endsWith('.png'));
  for (const name of ['photo.jpg', 'before.jpg']) await copyFile(photo!.path, join(folder, name));
  await copyFile(other!.path, join(folder, 'after.jpg'));
});
test.afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/**
 * Types the key and opens a tab; returns a function that reads the code under a heading, with the
 * placeholders replaced.
 */
const openTab = async (page: Page, tab: string) => {
  await page.goto(`${site.url}/api-docs?tab=${tab}`);
  await page.getByLabel('API key', { exact: true }).fill(key);
  return async (
    heading: string,
    filled: Readonly<Record<string, string>> = {},
    place = 0,
  ): Promise<string> => {
    const code = page.getByRole('region', { name: heading, exact: true }).locator('pre').nth(place);
    let text = await code.innerText();
    for (const [word, value] of Object.entries(filled)) {
      expect(text, heading).toContain(word);
      text = text.replaceAll(word, value);
    }
    return text;
  };
};

const shell = async (line: string): Promise<string> => {
  const { stdout } = await run('sh', ['-c', line], { cwd: folder });
  return stdout;
};
const shellJson = async <T>(line: string): Promise<T> => JSON.parse(await shell(line)) as T;

const node = async (program: string): Promise<string> => {
  await writeFile(join(folder, 'program.mjs'), program);
  const env = { ...process.env, FORCE_COLOR: '0' };
  const { stdout } = await run(process.execPath, ['program.mjs'], { cwd: folder, env });
  return stdout;
};

interface Image {
  readonly uid: string;
  readonly direct_url: string;
  readonly delete_url: string;
}
interface Edit {
  readonly id: string;
  readonly state: string;
  readonly result: { readonly id: string } | null;
}

onDesk('the examples of the API documentation, run as they are written', () => {
  let image: Image;
  let edit: Edit;
  let comparison: { readonly uid: string };

  test('work in order, from an upload to a shared project', async ({ page }) => {
    const code = await openTab(page, 'examples');
    image = await shellJson<Image>(await code('Upload an image'));
    expect((await fetch(image.direct_url)).status).toBe(200);
    const withoutForm = await code('Upload without a form');
    const put = await shellJson<Image>(withoutForm);
    expect(put, 'the same file, but private').toMatchObject({ is_duplicate: false, privacy: 'private' });
    expect(await shellJson<Image>(withoutForm)).toMatchObject({ uid: put.uid, is_duplicate: true });
    const ask = await code('Edit an image in words', { UID: image.uid });
    const asked = await shellJson<Edit>(ask);
    expect(await shellJson<Edit>(ask)).toMatchObject({ id: asked.id });
    const wait = await code('Wait for an edit', { EDIT_ID: asked.id });
    // A busy machine may take longer than one call waits, so it is repeated, as a client would.
    await expect(async () => {
      edit = await shellJson<Edit>(wait);
      expect(edit.state).toBe('succeeded');
    }).toPass();

    type Version = { readonly id: string };
    const headers = { Authorization: `Api-Key ${key}` };
    const versions = (await (
      await fetch(`${site.url}/api/images/${image.uid}/versions/`, { headers })
    ).json()) as readonly Version[];
    const original = versions.find(({ id }) => id !== edit.result?.id)!.id;
    comparison = await shellJson<{ uid: string }>(
      await code('Publish a comparison of two versions', {
        EDITED_VERSION: edit.result?.id ?? '',
        VERSION: original,
        UID: image.uid,
      }),
    );
    expect((await fetch(`${site.url}/comparison/${comparison.uid}`)).status).toBe(200);
    const uploaded = await shellJson<{ uid: string }>(await code('Upload a comparison'));
    expect(uploaded.uid).not.toBe(comparison.uid);

    const project = await shellJson<{ id: string; image_count: number }>(
      await code('Create a project', { UID: image.uid }),
    );
    expect(project.image_count).toBe(1);
    const added = await code('Put images into a project', {
      '"UID"': `"${image.uid}"`,
      PROJECT_ID: project.id,
    });
    expect(await shellJson<{ count: number }>(added)).toMatchObject({ count: 0 });
    const link = await shellJson<{ url: string }>(await code('Share a project', { PROJECT_ID: project.id }));
    expect((await fetch(link.url)).status).toBe(200);
  });

  test('work in the guides too, where they are complete programs', async ({ page, browser }) => {
    const code = await openTab(page, 'guides');
    await shell(await code('Sizes and formats by address', { DIRECT_URL: image.direct_url }));
    expect((await stat(join(folder, 'small.jpg'))).size).toBeGreaterThan(1_000);

    const retried = await code('Retries and idempotency');
    const first = await shellJson<Image>(retried);
    expect(await shellJson<Image>(retried)).toMatchObject({ uid: first.uid });
    expect(await node(await code('Retries and idempotency', {}, 1))).toMatch(/^20[01] /);

    const polled = await code('Polling and subscriptions', { EDIT_ID: edit.id });
    expect(await shellJson<Edit>(polled)).toMatchObject({ state: 'succeeded' });
    expect(await node(await code('Polling and subscriptions', { EDIT_ID: edit.id }, 1))).toContain(
      "state: 'SUCCEEDED'",
    );
    expect(await shellJson(await code('Limits'))).toHaveProperty('plan');

    const oembed = await shellJson<{ html: string }>(
      await code('Embeds', { COMPARISON_UID: comparison.uid }),
    );
    expect(oembed.html).toContain(`/comparison/${comparison.uid}/embed`);
    const frame = await code('Embeds', { COMPARISON_UID: comparison.uid }, 1);
    const sizes = await code('Sizes and formats by address', { DIRECT_URL: image.direct_url }, 1);
    const elsewhere = createServer((_req, res) =>
      res
        .setHeader('Content-Type', 'text/html')
        .end(`<!doctype html><title>Elsewhere</title>${frame}${sizes}`),
    ).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    // A browser context without the extra header of other journeys, which visitors of other sites do not
    // send.
    const ofOthers = await (await browser.newContext({ extraHTTPHeaders: {} })).newPage();
    await ofOthers.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
    await expect(ofOthers.frameLocator('iframe').getByRole('slider')).toBeVisible();
    await expect
      .poll(() => ofOthers.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0);
    const said = ofOthers.waitForEvent('console');
    await ofOthers.evaluate(
      // Runs the documented program as its reader would.
      // eslint-disable-next-line @typescript-eslint/no-implied-eval
      (program) => new Function(`return (async () => {${program}})()`)() as Promise<void>,
      await code('Pages of other origins (CORS)'),
    );
    expect((await said).text()).toMatch(/^\d+ /);
    elsewhere.close();

    const sent = await shellJson<{ data: { uploadImage: { image: Image } } }>(await code('GraphQL'));
    expect(sent.data.uploadImage.image.uid).toHaveLength(22);

    expect(await shell(await code('Upload tools'))).toMatch(/^https?:\S+\n?$/);
    // Uploads another picture, because one that a comparison shows cannot be deleted.
    const spare = photos().find(({ name }) => name.endsWith('.jpg'))!;
    await copyFile(spare.path, join(folder, 'photo.jpg'));
    const unwanted = await shellJson<Image>(retried.replace('0042', '0043'));
    await shell(await code('Delete links', { DELETE_URL: unwanted.delete_url }));
    expect((await fetch(`${site.url}/api/images/info/${unwanted.uid}/`)).status).toBe(404);
  });
});
