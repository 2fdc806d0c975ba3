import type { Image } from '@safelight/domain';
import { serverForAll } from '../testing/test-server.ts';

describe('the routes to the file of an image', () => {
  const { server, ann } = serverForAll('ann');
  let shown: Image;
  let secret: Image;

  beforeAll(async () => {
    shown = await server.addImage(ann, {
      privacy: 'public',
      filename: 'Käse.png',
      bytes: 'picture of cheese, gps',
    });
    secret = await server.addImage(ann, { filename: 'page.html', bytes: 'picture of a page, gps' });
  });

  it.each(['file', 'download'])(
    '%s sends the owner the original byte for byte, and forbids caching it',
    async (route) => {
      for (const [image, bytes] of [
        [shown, 'picture of cheese, gps'],
        [secret, 'picture of a page, gps'],
      ] as const) {
        const answer = await server.send(`/api/images/${route}/${image.uid}/`, { headers: ann.headers });
        expect(answer.text).toBe(bytes);
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
    '%s sends other people the shared rendition, which caches must revalidate each time',
    async (route) => {
      const answer = await server.send(`/api/images/${route}/${shown.uid}`);
      expect(answer.text).toBe('picture of cheese, ');
      expect(answer.headers).toMatchObject({
        etag: `"${shown.current.shared.sha256}"`,
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'Authorization',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('show the file, or offer it as a download with its filename and the right extension', async () => {
    const file = await server.send(`/api/images/file/${shown.uid}/`);
    expect(file.headers['content-disposition']).toBeUndefined();
    const download = await server.send(`/api/images/download/${shown.uid}/`);
    expect(download.headers['content-disposition']).toBe(
      `attachment; filename="K_se.png"; filename*=UTF-8''K%C3%A4se.png`,
    );
    const disguised = await server.send(`/api/images/download/${secret.uid}/`, { headers: ann.headers });
    expect(disguised.headers['content-disposition']).toContain('filename="page.html.png"');
  });

  it('answer 304 and ranges like the content-addressed address', async () => {
    const path = `/api/images/file/${shown.uid}/`;
    const etag = `"${shown.current.shared.sha256}"`;
    expect((await server.send(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const part = await server.send(path, { headers: { Range: 'bytes=0-6' } });
    expect([part.status, part.text]).toEqual([206, 'picture']);
  });

  it('date the file by the last change of the image, so that caches notice a return to an older version', async () => {
    const before = { 'If-Modified-Since': shown.updatedAt.toUTCString() };
    expect((await server.send(`/api/images/file/${shown.uid}/`, { headers: before })).status).toBe(304);
    server.world.clock.advance(60_000);
    await server.world.useCases.useVersion(ann.viewer, shown.uid, shown.current.id);
    expect((await server.send(`/api/images/file/${shown.uid}/`, { headers: before })).status).toBe(200);
  });

  it('refuse an expired token instead of treating the viewer as a visitor', async () => {
    const headers = { Authorization: 'Bearer stale' };
    expect((await server.send(`/api/images/file/${shown.uid}/`, { headers })).status).toBe(401);
  });
});
