import type { Image } from '@safelight/domain';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ANN = { Authorization: 'Bearer ann' };

describe('file and download', () => {
  let server: TestServer;
  let shown: Image;
  let secret: Image;

  beforeAll(async () => {
    server = await startTestServer();
    shown = server.world.addImage({ privacy: 'public', filename: 'Käse.jpg' });
    secret = server.world.addImage({ filename: 'page.html' });
  });
  afterAll(() => server.close());

  it.each(['file', 'download'])(
    "%s gives the owner's original byte for byte, to be kept by nobody",
    async (route) => {
      for (const image of [shown, secret]) {
        const answer = await server.send(`/api/images/${route}/${image.uid}/`, { headers: ANN });
        expect(answer.text).toBe(`original ${image.uid} with GPS`);
        expect(answer.headers).toMatchObject({
          etag: `"${image.current.original.sha256}"`,
          'cache-control': 'private, no-store',
          'cross-origin-resource-policy': 'same-origin',
          vary: 'Authorization',
        });
      }
    },
  );

  it.each(['file', 'download'])(
    '%s gives a stranger the shared rendition, to be asked for each time',
    async (route) => {
      const answer = await server.send(`/api/images/${route}/${shown.uid}`);
      expect(answer.text).toBe(`original ${shown.uid}`);
      expect(answer.headers).toMatchObject({
        etag: `"${shown.current.shared.sha256}"`,
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'Authorization',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('shows a file in place and saves a download under its own name, as what it is', async () => {
    const file = await server.send(`/api/images/file/${shown.uid}/`);
    expect(file.headers['content-disposition']).toBeUndefined();
    const download = await server.send(`/api/images/download/${shown.uid}/`);
    expect(download.headers['content-disposition']).toBe(
      `attachment; filename="K_se.jpg"; filename*=UTF-8''K%C3%A4se.jpg`,
    );
    const disguised = await server.send(`/api/images/download/${secret.uid}/`, { headers: ANN });
    expect(disguised.headers['content-disposition']).toContain('filename="page.html.jpg"');
  });

  it('answers 304 and ranges like the content-addressed routes', async () => {
    const path = `/api/images/file/${shown.uid}/`;
    const etag = `"${shown.current.shared.sha256}"`;
    expect((await server.send(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const part = await server.send(path, { headers: { Range: 'bytes=0-7' } });
    expect([part.status, part.text]).toEqual([206, 'original']);
  });

  it('dates the bytes by the last change of the image, so that going back to an old version is seen', async () => {
    const updatedAt = new Date(shown.updatedAt.getTime() + 60_000);
    const before = { 'If-Modified-Since': shown.updatedAt.toUTCString() };
    expect((await server.send(`/api/images/file/${shown.uid}/`, { headers: before })).status).toBe(304);
    server.world.change(shown, { updatedAt });
    expect((await server.send(`/api/images/file/${shown.uid}/`, { headers: before })).status).toBe(200);
  });

  it('refuses a stale token rather than treating it as nobody', async () => {
    const headers = { Authorization: 'Bearer stale' };
    expect((await server.send(`/api/images/file/${shown.uid}/`, { headers })).status).toBe(401);
  });
});
