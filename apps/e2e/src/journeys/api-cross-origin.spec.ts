import { makePng } from '@safelight/test-pictures';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiKey } from '../harness/client.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

// Omits the extra header of other journeys, which a page of another origin would need permission to send.
test.use({ extraHTTPHeaders: {} });

test.describe('a page of another origin, in a browser', () => {
  let home: Server;
  let homeUrl: string;
  const account = accountOf();
  let key: string;

  test.beforeAll(async () => {
    home = createServer((_req, res) =>
      res.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Home</title>'),
    );
    await new Promise<void>((done) => home.listen(0, '127.0.0.1', done));
    homeUrl = `http://127.0.0.1:${(home.address() as AddressInfo).port}/`;
    key = await createApiKey(account);
  });
  test.afterAll(async () => {
    home.closeAllConnections();
    await new Promise((done) => home.close(done));
  });

  test('uploads, reads, changes and deletes with its user’s API key', async ({ page }) => {
    await page.goto(homeUrl);
    const base64 = (await makePng({ width: 60, height: 40 })).toString('base64');
    const answers = await page.evaluate(
      async ({ api, key, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const headers = { Authorization: `Api-Key ${key}` };
        const form = new FormData();
        form.set('image', new Blob([bytes], { type: 'image/png' }), 'a.png');
        form.set('title', 'From elsewhere');
        const uploaded = await fetch(`${api}/images/upload/`, {
          method: 'POST',
          headers: { ...headers, 'Idempotency-Key': 'one' },
          body: form,
        });
        const { uid } = await uploaded.json();
        const file = await fetch(`${api}/images/file/${uid}/`, { headers });
        const etag = file.headers.get('ETag') ?? '';
        const again = await fetch(`${api}/images/file/${uid}/`, {
          headers: { ...headers, 'If-None-Match': etag },
          cache: 'no-store',
        });
        const changed = await fetch(`${api}/images/${uid}/`, {
          method: 'PATCH',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({ title: 'Changed' }),
        });
        const gone = await fetch(`${api}/images/${uid}/`, { method: 'DELETE', headers });
        const missing = await fetch(`${api}/images/${uid}/`, { headers });
        return {
          status: uploaded.status,
          location: uploaded.headers.get('Location') === `/api/images/${uid}/`,
          remaining: Number(uploaded.headers.get('X-RateLimit-Remaining')),
          sizeBytes: (await file.arrayBuffer()).byteLength === bytes.length,
          etag: etag !== '',
          unchanged: again.status,
          title: (await changed.json()).title,
          deleted: gone.status,
          code: (await missing.json()).code,
        };
      },
      { api: `${site.url}/api`, key, base64 },
    );
    expect(answers).toEqual({
      status: 201,
      location: true,
      remaining: expect.any(Number),
      sizeBytes: true,
      etag: true,
      unchanged: 304,
      title: 'Changed',
      deleted: 204,
      code: 'NOT_FOUND',
    });
    expect(answers.remaining).toBeGreaterThan(0);
  });

  test('cannot use sign-in, sessions and GraphQL, because the browser blocks them', async ({ page }) => {
    await page.goto(homeUrl);
    const attempts = await page.evaluate(
      async ({ url, access }) => {
        const json = { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' };
        const query = JSON.stringify({ query: '{ me { username } }' });
        const calls: [string, RequestInit][] = [
          ['/api/auth/me/', { headers: json }],
          ['/api/auth/api-keys/', { method: 'POST', headers: json, body: '{"name":"stolen"}' }],
          ['/api/auth/login/', { method: 'POST', headers: json, body: '{}' }],
          ['/graphql', { method: 'POST', headers: json, body: query }],
          ['/api/images/', { headers: json, credentials: 'include' }],
          ['/api/images/', { headers: json }],
        ];
        const outcomes: string[] = [];
        for (const [path, init] of calls) {
          outcomes.push(
            await fetch(url + path, init).then(
              ({ status }) => `${path} ${status}`,
              () => 'kept out',
            ),
          );
        }
        return outcomes;
      },
      { url: site.url, access: account.access },
    );
    expect(attempts).toEqual([...Array.from({ length: 5 }, () => 'kept out'), '/api/images/ 200']);
  });
});
