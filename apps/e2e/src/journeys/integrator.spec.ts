import { corpus, photos } from '@safelight/test-pictures';
import { readFile } from 'node:fs/promises';
import { bearer, createApiKey, graphqlData, signUp, upload, uploaded } from '../harness/client.ts';
import { accountOf, expect, site, test } from '../harness/site.ts';

test.describe('an integrator with an API key', () => {
  const account = accountOf();
  let key: string;
  const withKey = () => ({ headers: { Authorization: key } });

  test.beforeAll(async () => {
    key = `Api-Key ${await createApiKey(account)}`;
  });

  const all = photos();
  for (const photo of [
    ...all,
    ...corpus('photos').filter(({ name }) => !all.some((kept) => kept.name === name)),
  ]) {
    test(`uploads ${photo.name} and downloads it byte for byte`, async () => {
      const bytes = await readFile(photo.path);
      const image = await uploaded(site.url, key, bytes, { filename: photo.name });
      if ('width' in photo && 'height' in photo)
        expect([image.width, image.height]).toEqual([photo.width, photo.height]);
      expect(image).toMatchObject({
        file_size: bytes.length,
        content_type: photo.name.endsWith('png') ? 'image/png' : 'image/jpeg',
        privacy: 'private',
      });
      const file = await fetch(`${site.url}/api/images/file/${image.uid}/`, withKey());
      expect(file.headers.get('content-type')).toBe(image.content_type);
      expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
      expect(
        await (await fetch(`${site.url}/api/images/info/${image.uid}/`, withKey())).json(),
      ).toMatchObject({ uid: image.uid, width: image.width });
      const download = await fetch(`${site.url}/api/images/download/${image.uid}/`, withKey());
      expect(download.headers.get('content-disposition')).toContain('attachment');
    });
  }

  test('keeps a private image private: another key, a visitor and an unknown uid all get the same 404', async () => {
    const image = await uploaded(site.url, key, await readFile(all[0]?.path ?? ''));
    const other = `Api-Key ${await createApiKey(await signUp(site.url, site.dataDir, 'eve'))}`;
    for (const route of ['file', 'info', 'download', 'public', 'i']) {
      for (const headers of [{ Authorization: other }, {}] as Record<string, string>[]) {
        const [there, nowhere] = await Promise.all(
          [image.uid, 'A'.repeat(22)].map(async (uid) => {
            const response = await fetch(`${site.url}/api/images/${route}/${uid}/`, { headers });
            return { status: response.status, body: await response.text() };
          }),
        );
        expect(there, route).toEqual(nowhere);
        if (route !== 'i' || 'Authorization' in headers) expect(there?.status, route).toBe(404);
      }
    }
  });

  test('gets the same image from a GraphQL multipart upload, with its content-addressed URLs', async () => {
    const bytes = await readFile(all[0]?.path ?? '');
    const form = new FormData();
    const query =
      'mutation($file: Upload!) { uploadImage(file: $file, privacy: PUBLIC, allowDuplicate: true) { image { uid url thumbnailUrl(width: 640) } } }';
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
    const response = await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { ...bearer(account), 'apollo-require-preflight': 'true' },
      body: form,
    });
    const { data } = (await response.json()) as {
      data: { uploadImage: { image: { uid: string; url: string; thumbnailUrl: string } } };
    };
    const { image } = data.uploadImage;
    const full = await fetch(site.url + image.url);
    expect(full.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=300, immutable');
    expect(full.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = full.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const again = await fetch(site.url + image.url, { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    const part = await fetch(site.url + image.url, { headers: { Range: 'bytes=0-99' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 100]);
    for (const [accept, type] of [
      ['image/avif,image/webp,*/*', 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
    ] as const) {
      const thumbnail = await fetch(site.url + image.thumbnailUrl, {
        headers: { Accept: accept },
      });
      expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, type]);
      expect(thumbnail.headers.get('vary')).toContain('Accept');
    }
    const read = await graphqlData<{ image: { uid: string } }>(
      site.url,
      'query($uid: ID!) { image(uid: $uid) { uid } }',
      { uid: image.uid },
    );
    expect(read.image.uid).toBe(image.uid);
  });

  test('makes a picture private, whose files, including thumbnails, visitors cannot get from the next request on', async () => {
    const image = await uploaded(site.url, key, await readFile(all[0]?.path ?? ''), { privacy: 'public' });
    const read = await graphqlData<{ image: { url: string; thumbnailUrl: string } }>(
      site.url,
      'query($uid: ID!) { image(uid: $uid) { url thumbnailUrl } }',
      { uid: image.uid },
    );
    const addresses = [read.image.url, read.image.thumbnailUrl, `/api/images/file/${image.uid}/`];
    for (const address of addresses) expect((await fetch(site.url + address)).status, address).toBe(200);
    await fetch(`${site.url}/api/images/${image.uid}/`, {
      method: 'PATCH',
      headers: { Authorization: key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ privacy: 'private' }),
    });
    for (const address of addresses) expect((await fetch(site.url + address)).status, address).toBe(404);
  });

  test('gets clear errors for invalid keys, and cannot manage the account with a key', async () => {
    expect((await upload(site.url, `${key}x`, await readFile(all[0]?.path ?? ''))).status).toBe(401);
    expect((await fetch(`${site.url}/api/auth/api-keys/`, withKey())).status).toBe(403);
  });
});
