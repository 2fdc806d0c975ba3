import express from 'express';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { serveLocally, type LocalServer } from '@safelight/processes/testing';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PageHead } from '@safelight/rest';
import { fontPathOf, inlineScriptsOf, type SiteFacts, webClientRouter } from './web-client.ts';

const SITE: SiteFacts = {
  supportEmail: 'help@photos.example',
  socialLinks: ['https://mastodon.example/@a', 'https://b.example/?x=1&y="2"'],
  analyticsUrl: 'https://count.example/hit',
};
const BUILT =
  '<!doctype html>\n<html>\n  <head>\n    <title>Safelight</title>\n    <meta\n      name="description"\n      content="Pictures."\n    />\n  </head>\n  <body><div id="root"></div></body>\n</html>\n';
const INDEX = BUILT.replace(
  '  </head>',
  `    <meta name="safelight:support" content="help@photos.example" />
    <meta name="safelight:social" content="https://mastodon.example/@a" />
    <meta name="safelight:social" content="https://b.example/?x=1&amp;y=&quot;2&quot;" />
    <meta name="safelight:analytics" content="https://count.example/hit" />
  </head>`,
);
const NOTHING: PageHead = { status: 200, title: null, description: null, tags: '', drawing: '' };
const DRAWING = '<div id="first-picture">$& $1</div>';
const TAGS = '<meta property="og:title" content="$& $1 &lt;b&gt;" />';

describe('the HTML pages of the web client', () => {
  let root: string;
  let site: LocalServer;
  const asked: string[] = [];

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'web-client-'));
    writeFileSync(join(root, 'index.html'), BUILT);
    const preloads = {
      '/comparison/upload': { early: 'assets/early-1.js', modules: ['assets/form-1.js'] },
      '/comparison/:uid': { early: null, modules: ['assets/a-1.js', 'assets/b-2.js'] },
    };
    writeFileSync(join(root, 'preloads.json'), JSON.stringify(preloads));
    writeFileSync(join(root, 'first-screens.json'), JSON.stringify({ '/help': '<h1>$& Help</h1>' }));
    const readHead = async (path: string): Promise<PageHead> => {
      asked.push(path);
      if (path === '/image/shown') return { ...NOTHING, tags: TAGS, drawing: DRAWING };
      if (path === '/image/named') {
        return { ...NOTHING, title: '$& <b> · Safelight', description: 'Grey "and" red' };
      }
      const isNothing = /^\/(?:nowhere|missing|assets|i)\b/.test(path);
      return isNothing ? { ...NOTHING, status: 404 } : NOTHING;
    };
    site = await serveLocally(express().use(webClientRouter(root, readHead, SITE)));
  });
  afterAll(async () => {
    await site.close();
    rmSync(root, { recursive: true });
  });

  const get = async (path: string, accept = '*/*') => {
    const answer = await fetch(`${site.url}${path}`, { headers: { Accept: accept } });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it('are index.html with the settings of the site if the page adds nothing', async () => {
    for (const path of ['/', '/gallery', '/image/hidden', '/image/hidden?x=1']) {
      const { status, text, headers } = await get(path);
      expect([status, text, headers.get('cache-control')]).toEqual([200, INDEX, 'no-cache']);
    }
    expect(asked).toEqual(['/', '/gallery', '/image/hidden', '/image/hidden']);
  });

  it('contain the tags of the page after the title, and its picture at the start of the body', async () => {
    const { text, headers } = await get('/image/shown');
    const withTags = INDEX.replace('</title>', () => `</title>\n    ${TAGS}`);
    expect(text).toBe(withTags.replace('<body>', () => `<body>\n    ${DRAWING}`));
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('preload all scripts of their screen, so that the browser fetches them in parallel', async () => {
    const preloaded = async (path: string) =>
      [...(await get(path)).text.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
    expect(await preloaded('/comparison/xyz/')).toEqual(['/assets/a-1.js', '/assets/b-2.js']);
    expect(await preloaded('/comparison/upload')).toEqual(['/assets/form-1.js']);
    expect(await preloaded('/pricing')).toEqual([]);
  });

  it('load the early script of their screen at once, if it has one', async () => {
    const early = '<script async fetchpriority="high" src="/assets/early-1.js"></script>';
    expect((await get('/comparison/upload')).text).toContain(early);
    expect((await get('/comparison/xyz')).text).not.toContain('<script');
  });

  it('contain the prerendered first screen if it is the same for everybody', async () => {
    expect((await get('/help')).text).toContain('<div id="root"><h1>$& Help</h1></div>');
    expect((await get('/help/other')).text).toContain('<div id="root"></div>');
  });

  it('have the title and the description of the page, escaped', async () => {
    const { text } = await get('/image/named');
    expect(text).toContain('<title>$&amp; &lt;b&gt; · Safelight</title>');
    expect(text).toContain('<meta name="description" content="Grey &quot;and&quot; red" />');
    expect(text).not.toContain('Pictures.');
  });

  it('have the HTTP status of the page, such as 404', async () => {
    const { status, text } = await get('/nowhere');
    expect([status, text]).toEqual([404, INDEX]);
  });

  it('redirect files shared from another app to the upload screen if no service worker handled them', async () => {
    const { port } = site;
    const body = new FormData();
    body.set('images', new Blob([new Uint8Array(2_000_000)]), 'a.png');
    const answer = await fetch(`http://127.0.0.1:${port}/upload`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/upload?shared']);
  });

  const FILES = [
    '/missing.js',
    '/assets/',
    '/assets/gone',
    '/assets/gone-1a.js',
    '/i/gone/photo.jpg',
    '/i/gone',
  ];

  it.each(FILES)(
    'are never the answer to a script or an image at %s, where a file is missing',
    async (path) => {
      for (const accept of ['*/*', 'image/avif,image/webp,*/*;q=0.8', 'text/css,*/*;q=0.1']) {
        const { status, text, headers } = await get(path, accept);
        expect([status, text.includes('safelight:support'), headers.get('vary')]).toEqual([
          404,
          false,
          'Accept',
        ]);
      }
    },
  );

  it.each(FILES)(
    'tell a person who opens %s that it is not found, and no cache stores this answer',
    async (path) => {
      const { status, text, headers } = await get(path, 'text/html,application/xhtml+xml,*/*;q=0.8');
      expect([status, text]).toEqual([404, INDEX]);
      expect([headers.get('vary'), headers.get('cache-control')]).toEqual(['Accept', 'private, no-store']);
    },
  );
});

it('inlineScriptsOf lists the hash of each inline script for the Content-Security-Policy', () => {
  const root = mkdtempSync(join(tmpdir(), 'web-client-'));
  expect(inlineScriptsOf(root)).toEqual([]);
  writeFileSync(
    join(root, 'index.html'),
    '<script>go();\n</script><script type="module" src="/a.js"></script>',
  );
  const hash = createHash('sha256').update('go();\n').digest('base64');
  expect(inlineScriptsOf(root)).toEqual([`'sha256-${hash}'`]);
  rmSync(root, { recursive: true });
});

it('fontPathOf finds the font with the Latin letters, and null without a build', () => {
  const root = mkdtempSync(join(tmpdir(), 'web-client-'));
  expect(fontPathOf(root)).toBeNull();
  mkdirSync(join(root, 'assets'));
  for (const subset of ['greek', 'latin-ext', 'latin']) {
    writeFileSync(join(root, 'assets', `inter-${subset}-wght-normal-Dx4k.woff2`), '');
  }
  expect(fontPathOf(root)).toBe('/assets/inter-latin-wght-normal-Dx4k.woff2');
  rmSync(root, { recursive: true });
});

describe('the files of the web client', () => {
  const SCRIPT = Buffer.from('export const light = "red";'.repeat(99));
  const BROTLI = brotliCompressSync(SCRIPT);
  const GZIP = gzipSync(SCRIPT);
  let root: string;
  let site: LocalServer;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'client-files-'));
    mkdirSync(join(root, 'assets'));
    const files = {
      'index.html': INDEX,
      'assets/app-1a.js': SCRIPT,
      'assets/app-1a.js.br': BROTLI,
      'assets/app-1a.js.gz': GZIP,
      'assets/photo-2b.webp': Buffer.from('photo'),
      'theme.js': 'theme',
    };
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(root, name), bytes);
    site = await serveLocally(express().use(webClientRouter(root, async () => NOTHING, SITE)));
  });
  afterAll(async () => {
    await site.close();
    rmSync(root, { recursive: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { port } = site;
    const res = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, path, headers, agent: false }, resolve).on('error', reject).end();
    });
    return { status: res.statusCode, headers: res.headers, bytes: await buffer(res) };
  };

  it.each([
    ['gzip, deflate, br, zstd', 'br', BROTLI],
    ['gzip, br;q=0', 'gzip', GZIP],
    ['identity', undefined, SCRIPT],
  ])(
    'are sent to a client that accepts "%s" with the Content-Encoding %s',
    async (accepted, coding, sent) => {
      const { headers, bytes } = await get('/assets/app-1a.js', { 'Accept-Encoding': accepted });
      expect([headers['content-encoding'], bytes]).toEqual([coding, sent]);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
    },
  );

  it('have a different strong ETag for each content coding, and are answered with 304 if it matches', async () => {
    const ask = (coding: string, etag = '') =>
      get('/assets/app-1a.js', {
        'Accept-Encoding': coding,
        ...(etag === '' ? {} : { 'If-None-Match': etag }),
      });
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (coding) => (await ask(coding)).headers.etag ?? ''),
    );
    expect(new Set(tags).size).toBe(3);
    expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true);
    const [brotli] = tags;
    expect((await ask('br', brotli)).status).toBe(304);
    expect((await ask('gzip', brotli)).status).toBe(200);
  });

  it('are sent uncompressed if the build made no compressed copy, and are revalidated without a hash in their name', async () => {
    const photo = await get('/assets/photo-2b.webp', { 'Accept-Encoding': 'br' });
    expect([photo.headers['content-encoding'], photo.headers.vary]).toEqual([undefined, undefined]);
    expect((await get('/theme.js')).headers['cache-control']).toBe('public, max-age=0');
  });

  it('stay those of one build when the client is built again while the server runs', async () => {
    const build = (folder: string, name: string): void => {
      mkdirSync(join(folder, 'assets'), { recursive: true });
      writeFileSync(join(folder, 'index.html'), `<html><head></head><script src="/assets/${name}.js">`);
      writeFileSync(join(folder, 'assets', `${name}.js`), name);
      writeFileSync(join(folder, 'theme.js'), `theme of ${name}`);
    };
    const folder = mkdtempSync(join(tmpdir(), 'rebuilt-client-'));
    build(folder, 'app-old');
    const running = await serveLocally(express().use(webClientRouter(folder, async () => NOTHING, SITE)));
    const read = async (path: string) => {
      const answer = await fetch(`${running.url}${path}`);
      return [answer.status, answer.headers.get('etag'), await answer.text()];
    };
    const paths = ['/', '/assets/app-old.js', '/theme.js'];
    const before = await Promise.all(paths.map(read));
    rmSync(folder, { recursive: true });
    build(folder, 'app-new');
    expect(before[1]?.[2]).toBe('app-old');
    expect(await Promise.all(paths.map(read))).toEqual(before);
    const [status, , text] = await read('/assets/app-new.js');
    expect([status, text]).toEqual([404, expect.not.stringContaining('<script')]);
    await running.close();
    rmSync(folder, { recursive: true });
  });

  it('answer 404 for the names of compressed copies and for paths outside of the folder', async () => {
    for (const path of ['/assets/app-1a.js.br', '/assets/../../etc/passwd.js', '/assets/%2e%2e/x.js']) {
      expect((await get(path)).status).toBe(404);
    }
  });
});
