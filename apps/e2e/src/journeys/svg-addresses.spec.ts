import { expect, test, type BrowserContext, type Request } from '@playwright/test';
import { corpus } from '@safelight/test-pictures';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bearer, graphqlData, signUp, type Account, type GraphqlAnswer } from '../harness/client.ts';
import { hostileDrawings, worstDrawing } from '../harness/hostile-svg.ts';
import { TestServer } from '../harness/server.ts';

/** What may become of one: drawn, or refused for what it is. */
const ENDS = ['taken', 'INVALID_FILE_FORMAT', 'IMAGE_TOO_LARGE'];

/** Long enough for a script or a request that was going to happen. */
const SETTLING_MS = 250;

test.describe('a hostile SVG', () => {
  let server: TestServer;
  let account: Account;
  let home: Server;
  let homeUrl: string;
  const heard: string[] = [];

  test.beforeAll(async () => {
    home = createServer((req, res) => {
      heard.push(`${req.method} ${req.url}`);
      res.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end();
    });
    await new Promise<void>((done) => home.listen(0, '127.0.0.1', done));
    homeUrl = `http://127.0.0.1:${(home.address() as AddressInfo).port}`;
    server = await TestServer.start();
    account = await signUp(server.url, server.dataDir);
  });
  test.afterAll(async () => {
    await server.dispose();
    await new Promise((done) => home.close(done));
  });

  /** Uploads it as the client does, which alone takes SVG; its uid, or the code of the refusal. */
  const send = async (bytes: Uint8Array): Promise<{ readonly uid: string } | string> => {
    const query = `mutation ($file: Upload!) {
      uploadImage(file: $file, privacy: PUBLIC, allowDuplicate: true) { image { uid } }
    }`;
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/svg+xml' }), 'drawing.svg');
    const headers = { ...bearer(account), 'Apollo-Require-Preflight': 'true' };
    const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: form });
    type Answer = GraphqlAnswer<{ uploadImage: { image: { uid: string } } }>;
    const { data, errors } = (await answer.json()) as Answer;
    return errors?.[0]?.extensions?.code ?? data?.uploadImage.image ?? 'nothing';
  };

  /** Every address at which a stranger, or the owner alone, finds its bytes in some form. */
  const addressesOf = async (uid: string) => {
    const query = `query ($uid: ID!) { image(uid: $uid) { url downloadUrl
      a: thumbnailUrl(width: 320) b: thumbnailUrl(width: 640) c: thumbnailUrl(width: 1280) d: thumbnailUrl(width: 2048) } }`;
    type Answer = { image: Record<'url' | 'downloadUrl' | 'a' | 'b' | 'c' | 'd', string> };
    const { image } = await graphqlData<Answer>(server.url, query, { uid }, account.access);
    const { url, downloadUrl, a, b, c, d } = image;
    const rest = [`/api/images/file/${uid}/`, `/api/images/download/${uid}/`];
    const transform = `${url}?width=640&fit=inside&format=png&quality=80`;
    return {
      strangers: [url, `${url}?download=1`, transform, a, b, c, d, ...rest],
      owners: [downloadUrl, downloadUrl.replace('&download=1', ''), ...rest],
    };
  };

  /** Opens an address as a page of its own and answers what it did beside showing itself. */
  const deedsAt = async (context: BrowserContext, address: string): Promise<readonly string[]> => {
    const page = await context.newPage();
    const deeds: string[] = [];
    const url = `${server.url}${address}`;
    const asked = (request: Request): void => {
      if (request.url() !== url) deeds.push(`asked for ${request.url()}`);
    };
    page.on('requestfinished', asked);
    // What its policy forbids is announced too, and never leaves the browser.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'csp') asked(request);
    });
    page.on('dialog', (dialog) => {
      deeds.push(`said ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', (popup) => deeds.push(`opened ${popup.url()}`));
    const isSaved = await page.goto(url).then(
      () => false,
      (error: Error) => {
        if (/Download is starting/.test(error.message)) return true;
        throw error;
      },
    );
    if (!isSaved) {
      await page.waitForTimeout(SETTLING_MS);
      if (page.url() !== url) deeds.push(`went to ${page.url()}`);
      const mark = await page.evaluate(() => document.documentElement.getAttribute('data-ran'));
      if (mark !== null) deeds.push('ran');
    }
    await page.close();
    return deeds;
  };

  const expectHarmless = async (
    browser: { newContext(options?: object): Promise<BrowserContext> },
    uid: string,
  ) => {
    const { strangers, owners } = await addressesOf(uid);
    const stranger = await browser.newContext();
    for (const address of strangers) expect(await deedsAt(stranger, address), address).toEqual([]);
    await stranger.close();
    const owner = await browser.newContext({
      extraHTTPHeaders: { Authorization: `Bearer ${account.access}` },
    });
    for (const address of owners) expect(await deedsAt(owner, address), address).toEqual([]);
    await owner.close();
    expect(heard).toEqual([]);
  };

  test('is refused, or does nothing at any address of its own', async ({ browser }) => {
    const drawings = Object.entries(hostileDrawings(homeUrl)).map(
      ([name, text]) => [name, Buffer.from(text)] as const,
    );
    const files = corpus('svg').map(async ({ name, path }) => [name, await readFile(path)] as const);
    const outcomes: Record<string, string> = {};
    for (const [name, bytes] of [...drawings, ...(await Promise.all(files))]) {
      const made = await send(bytes);
      outcomes[name] = typeof made === 'string' ? made : 'taken';
      if (typeof made !== 'string') await expectHarmless(browser, made.uid);
    }
    const refusals = new Set(Object.values(outcomes));
    expect([...refusals].filter((code) => !ENDS.includes(code))).toEqual([]);
    expect(outcomes).toMatchObject({
      'a script': 'INVALID_FILE_FORMAT',
      'a sheet elsewhere': 'INVALID_FILE_FORMAT',
    });
    expect(heard).toEqual([]);
  });

  test('does nothing even if it had got past the door: the way it is served stops it', async ({
    browser,
  }) => {
    const length = 2_000;
    const plain =
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="9" height="9"/></svg>';
    const harmless = Buffer.from(plain.padEnd(length));
    const made = await send(harmless);
    if (typeof made === 'string') throw new Error(made);
    const { uid } = made;
    const swapped = swapBytes(join(server.dataDir, 'images', 'objects'), plain, worstDrawing(homeUrl, length));
    expect(swapped).toBeGreaterThan(0);
    const { owners } = await addressesOf(uid);
    const shown = await fetch(`${server.url}${owners[1]}`);
    expect(await shown.text()).toContain('<script>');
    await expectHarmless(browser, uid);
  });
});

/** Puts other bytes in the place of stored ones that begin with a text, and are as many; answers how many files. */
const swapBytes = (folder: string, beginning: string, bytes: Buffer): number => {
  let swapped = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    const stored = readFileSync(path);
    if (stored.length !== bytes.length || !stored.toString('latin1').startsWith(beginning)) continue;
    writeFileSync(path, bytes);
    swapped += 1;
  }
  return swapped;
};
