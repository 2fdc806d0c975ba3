import { expect, test, type Browser, type Page, type Request } from '@playwright/test';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bearer, graphqlData, signUp, type Account, type GraphqlAnswer } from '../harness/client.ts';
import { corpusFiles } from '../harness/corpora.ts';
import { hostileDrawings, worstDrawing } from '../harness/hostile-svg.ts';
import { TestServer } from '../harness/server.ts';

const REFUSALS = ['INVALID_FILE_FORMAT', 'IMAGE_TOO_LARGE'];

/** An SVG that the sanitiser does not change, so that it is stored only once. */
const harmlessDrawing = (id: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="9" height="9" id="n${id}"/></svg>`;

/** SVGs that only waste rendering time, also in a browser. */
const BOMB = /bomb|laughs|1e9px/;

/** Scripts, foreign content, event handlers, and references to anything outside of the document. */
const HOSTILE = /<script|foreignObject|javascript:|\son\w+=|(?:href|src)="(?!#|data:image)/i;

/** The milliseconds to wait for a script or request to happen. */
const SETTLING_MS = 150;

/**
 * The number of pages in which pictures are opened in parallel, because most of the time is spent waiting.
 */
const PAGES = 4;

test.describe('a hostile SVG', () => {
  let server: TestServer;
  let account: Account;
  let home: Server;
  let homeUrl: string;
  const heard: string[] = [];
  let smuggled = 0;

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
    home.closeAllConnections();
    await new Promise((done) => home.close(done));
  });

  /**
   * Uploads a file as the client does, because the REST API refuses SVGs; returns its uid, or the error code.
   */
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

  /** Every address at which the file of an image can be read in some form, by anyone or only by the owner. */
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

  /** Records everything that `page` does besides showing the document at the address that `shown` returns. */
  const watch = (page: Page, shown: () => string): string[] => {
    const actions: string[] = [];
    const asked = (request: Request): void => {
      if (request.url() !== shown()) actions.push(`asked for ${request.url()}`);
    };
    page.on('requestfinished', asked);
    // Requests that the browser itself blocks (`csp`, `origin`) are reported too, although they are never
    // sent.
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText.startsWith('net::') === true) asked(request);
    });
    page.on('dialog', (dialog) => {
      actions.push(`said ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', (popup) => actions.push(`opened ${popup.url()}`));
    return actions;
  };

  /**
   * Opens addresses one after another in a page; fails when one does anything besides showing the picture.
   */
  const openEach = async (page: Page, addresses: readonly string[]): Promise<void> => {
    let url = '';
    const actions = watch(page, () => url);
    for (const address of addresses) {
      url = `${server.url}${address}`;
      const isSaved = await page.goto(url).then(
        () => false,
        (error: unknown) => {
          if (/Download is starting/.test((error as Error).message)) return true;
          throw error;
        },
      );
      if (!isSaved) {
        await page.waitForTimeout(SETTLING_MS);
        if (page.url() !== url) actions.push(`went to ${page.url()}`);
        const mark = await page.evaluate(() => document.documentElement.getAttribute('data-ran'));
        if (mark !== null) actions.push('ran');
      }
      expect(actions, address).toEqual([]);
    }
  };

  /** Opens all addresses, distributed over several pages. */
  const expectHarmless = async (
    browser: Browser,
    addresses: readonly string[],
    extraHTTPHeaders: Record<string, string>,
  ): Promise<void> => {
    const context = await browser.newContext({ extraHTTPHeaders });
    const inPages = Array.from({ length: PAGES }, async (_, index) => {
      const page = await context.newPage();
      await openEach(
        page,
        addresses.filter((_address, at) => at % PAGES === index),
      );
    });
    await Promise.all(inPages);
    await context.close();
    expect(heard).toEqual([]);
  };

  /** Our own SVGs and those of the corpus. */
  const allDrawings = async (): Promise<readonly (readonly [name: string, bytes: Buffer])[]> => [
    ...Object.entries(hostileDrawings(homeUrl)).map(([name, text]) => [name, Buffer.from(text)] as const),
    ...(await Promise.all(
      corpusFiles('svg').map(async ({ name, path }) => [name, await readFile(path)] as const),
    )),
  ];

  /** Uploads a harmless SVG and replaces its stored bytes, as if the sanitiser had missed the content. */
  const smuggle = async (bytes: Buffer): Promise<string> => {
    smuggled += 1;
    const { length } = harmlessDrawing(String(smuggled));
    const padded = Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length), '\n')]);
    const id = String(smuggled).padEnd(padded.length - length + String(smuggled).length, '-');
    const harmless = Buffer.from(harmlessDrawing(id));
    const made = await send(harmless);
    if (typeof made === 'string') throw new Error(made);
    const folder = join(server.dataDir, 'images', 'objects');
    expect(swapBytes(folder, harmless, padded)).toBeGreaterThan(0);
    return made.uid;
  };

  test('is harmless because of its response headers, even when the sanitiser missed it', async ({
    browser,
  }) => {
    const uid = await smuggle(worstDrawing(homeUrl));
    const { strangers, owners } = await addressesOf(uid);
    expect(await (await fetch(`${server.url}${strangers[0]}`)).text()).toContain('<script>');
    await expectHarmless(browser, strangers, {});
    await expectHarmless(browser, owners, bearer(account));
    const addresses: string[] = [];
    for (const [name, bytes] of await allDrawings()) {
      if (BOMB.test(name)) continue;
      const [shown = ''] = (await addressesOf(await smuggle(bytes))).strangers;
      addresses.push(shown);
    }
    await expectHarmless(browser, addresses, {});
  });

  test('is cleaned or refused, and nothing harmful is stored', async ({ browser }) => {
    test.slow();
    const outcomes: Record<string, string> = {};
    const shown: string[] = [];
    for (const [name, bytes] of await allDrawings()) {
      const made = await send(bytes);
      outcomes[name] = typeof made === 'string' ? made : 'cleaned';
      if (typeof made === 'string') continue;
      const { strangers, owners } = await addressesOf(made.uid);
      const [address = ''] = strangers;
      shown.push(address);
      for (const [path, headers] of [
        [address, {}],
        [owners[0] ?? '', bearer(account)],
      ] as const) {
        const text = await (await fetch(`${server.url}${path}`, { headers })).text();
        expect(text, name).toMatch(/^<svg/);
        expect(text, name).not.toMatch(HOSTILE);
        expect(text, name).not.toContain(homeUrl);
      }
    }
    const others = Object.values(outcomes).filter((outcome) => ![...REFUSALS, 'cleaned'].includes(outcome));
    expect(others).toEqual([]);
    for (const name of [
      'a script',
      'a handler',
      'a link that runs',
      'foreign content',
      'a picture elsewhere',
    ])
      expect([name, outcomes[name]]).toEqual([name, 'cleaned']);
    for (const name of ['a handler behind an entity', 'an entity elsewhere'])
      expect([name, outcomes[name]]).toEqual([name, 'INVALID_FILE_FORMAT']);
    await expectHarmless(browser, shown, {});
  });
});

/** Replaces stored bytes by others; returns the number of files changed. */
const swapBytes = (folder: string, stored: Buffer, bytes: Buffer): number => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => statSync(path).size === stored.length && readFileSync(path).equals(stored));
  for (const path of files) writeFileSync(path, bytes);
  return files.length;
};
