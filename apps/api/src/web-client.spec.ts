import express from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webClientRouter } from './web-client.ts';

const INDEX =
  '<!doctype html>\n<html>\n  <head>\n    <title>Safelight</title>\n  </head>\n  <body></body>\n</html>\n';
const TAGS = '<meta property="og:title" content="$& $1 &lt;b&gt;" />';

describe('pages of the client', () => {
  let root: string;
  let server: Server;
  const asked: string[] = [];

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'web-client-'));
    writeFileSync(join(root, 'index.html'), INDEX);
    const tagsOf = async (path: string): Promise<string> => {
      asked.push(path);
      return path === '/image/shown' ? TAGS : '';
    };
    server = createServer(express().use(webClientRouter(root, tagsOf)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    rmSync(root, { recursive: true });
  });

  const get = async (path: string) => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  it('are index.html as built where there is nothing to add', async () => {
    for (const path of ['/', '/gallery', '/image/hidden', '/image/hidden?x=1']) {
      const { status, text, headers } = await get(path);
      expect([status, text, headers.get('cache-control')]).toEqual([200, INDEX, 'no-cache']);
    }
    expect(asked).toEqual(['/', '/gallery', '/image/hidden', '/image/hidden']);
  });

  it('have the tags of a public page at the end of their head, and are asked for each time', async () => {
    const { text, headers } = await get('/image/shown');
    expect(text).toBe(INDEX.replace('  </head>', () => `    ${TAGS}\n  </head>`));
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('are 404 for what is not a page', async () => {
    expect((await get('/missing.js')).status).toBe(404);
  });
});
