import { digestOf, type Image } from '@safelight/domain';
import { CACHE_OBJECT_BYTES, MISSING_UID, serverForAll } from '../testing/test-server.ts';

const BROWSER = { Accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' };

const addressOf = (image: Image, name: string): string =>
  `/i/${image.uid}/${digestOf(image.current)}/${name}`;

describe('the addresses of image files', () => {
  const { server, ann, bob } = serverForAll('ann', 'bob');
  let secret: Image;
  let shown: Image;
  let large: Image;

  beforeAll(async () => {
    secret = await server.addImage(ann, { bytes: 'picture of home, gps' });
    shown = await server.addImage(ann, { privacy: 'public', filename: 'Käse.png' });
    const bytes = Buffer.alloc(3 * CACHE_OBJECT_BYTES, 'picture');
    large = await server.addImage(ann, { privacy: 'public', bytes });
  });

  const signed = (image: Image, rendition: 'full' | 'original' | 320): string => {
    const { pathOf } = server.useCases.imageAddresses;
    return pathOf(image, image.current, rendition);
  };

  it('serve the shared rendition of a public image to anyone, cached for a year', async () => {
    const answer = await server.send(addressOf(shown, 'full.png'));
    const { shared } = shown.current;
    expect(answer.status).toBe(200);
    expect(answer.bytes).toEqual(server.world.store.objects.get(shared.key));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(shared.sizeBytes),
      etag: `"${shared.sha256}"`,
      'last-modified': shown.createdAt.toUTCString(),
      'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'accept-ranges': 'bytes',
    });
    expect(answer.headers.vary).toBeUndefined();
  });

  it('answer every request with its id', async () => {
    const path = addressOf(shown, 'full.png');
    const given = { 'X-Request-Id': 'id-7' };
    const etag = `"${shown.current.shared.sha256}"`;
    for (let time = 0; time < 2; time += 1) {
      for (const [address, call] of [
        [path, {}],
        [path, { headers: { Range: 'bytes=0-1' } }],
        [path, { headers: { Range: 'bytes=9999-' } }],
        [path, { headers: { 'If-None-Match': etag } }],
        [path, { method: 'HEAD' }],
        [path, { method: 'OPTIONS' }],
        [path, { method: 'PUT' }],
        [addressOf(large, 'full.png'), {}],
        [addressOf(shown, 'w320'), {}],
        [`/i/${MISSING_UID}/w320`, {}],
      ] as const) {
        const headers = { ...given, ...('headers' in call ? call.headers : {}) };
        const answer = await server.send(address, { ...call, headers });
        expect([answer.status, answer.headers['x-request-id']]).toEqual([answer.status, 'id-7']);
      }
    }
  });

  it('serve the current version at the direct link, cached for a minute and then revalidated by ETag', async () => {
    const path = server.useCases.imageAddresses.lastingPathOf(shown, 'full');
    expect(path).toBe(`/i/${shown.uid}/full.png`);
    for (const address of [path, `/i/${shown.uid}/full.jpg`]) {
      const answer = await server.send(address);
      expect([answer.status, answer.headers['cache-control']]).toEqual([
        200,
        'public, max-age=60, s-maxage=60, must-revalidate',
      ]);
      expect(answer.headers).toMatchObject({ etag: `"${shown.current.shared.sha256}"` });
      expect(answer.headers['last-modified']).toBeUndefined();
    }
    const etag = `"${shown.current.shared.sha256}"`;
    expect((await server.send(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const thumbnail = await server.send(`/i/${shown.uid}/w320`, { headers: BROWSER });
    expect([thumbnail.status, thumbnail.headers['content-type']]).toEqual([200, 'image/avif']);
  });

  it('show other people neither a private image nor an original at a direct link', async () => {
    for (const path of [`/i/${secret.uid}/full.png`, `/i/${shown.uid}/original.png`]) {
      expect((await server.send(path)).status).toBe(404);
    }
    const own = await server.send(`/i/${secret.uid}/full.png`, { headers: ann.headers });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('refuse the query parameter "version"', async () => {
    for (const path of [addressOf(shown, 'full.png'), `/i/${shown.uid}/full.png`]) {
      const answer = await server.send(`${path}?version=2`);
      expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    }
  });

  it.each([
    [BROWSER, 'avif'],
    [{}, 'webp'],
    [{ Accept: '*/*' }, 'webp'],
    [{ Accept: 'image/avif;q=0, image/webp' }, 'webp'],
  ])('choose the format of a thumbnail by the request headers %j', async (headers, format) => {
    const answer = await server.send(addressOf(shown, 'w640'), { headers });
    expect(answer.text).toBe(`derived ${format}`);
    expect(answer.headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'Accept' });
  });

  it('stream a file that is too large for the memory cache', async () => {
    const { key, sizeBytes } = large.current.shared;
    expect(await server.deps.bytes.read(key, sizeBytes)).toBeNull();
    const answer = await server.send(addressOf(large, 'full.png'));
    expect(answer.bytes).toEqual(server.world.store.objects.get(key));
  });

  it('answer HEAD with the same headers as GET and no body', async () => {
    const headers = { 'X-Request-Id': 'id-7' };
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => server.send(addressOf(large, 'full.png'), { method, headers })),
    );
    expect(head?.bytes.length).toBe(0);
    expect({ ...head?.headers, date: '' }).toEqual({ ...get?.headers, date: '' });
  });

  it('serve a private image to its owner and at a signed address, and forbid caching it', async () => {
    const answers = await Promise.all([
      server.send(addressOf(secret, 'full.png'), { headers: ann.headers }),
      server.send(signed(secret, 'full')),
      server.send(signed(secret, 320)),
      server.send(signed(secret, 'original')),
      server.send(addressOf(secret, 'original.png'), { headers: ann.headers }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(answers[3].text).toBe('picture of home, gps');
  });

  it('serve the original of a public image only to its owner, and forbid caching it', async () => {
    expect((await server.send(addressOf(shown, 'original.png'))).status).toBe(404);
    const own = await server.send(addressOf(shown, 'original.png'), { headers: ann.headers });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('serve the copy in sRGB of a JPEG only to its owner, and forbid caching it', async () => {
    const { images } = server.world.repositories;
    const original = { ...shown.current.original, sha256: 'c'.repeat(64) };
    const id = server.world.ids.uuid();
    const jpeg = { ...shown.current, id, number: 2, contentType: 'image/jpeg', original } as const;
    await images.insertVersion(jpeg);
    const path = `/i/${shown.uid}/${digestOf(jpeg)}/srgb.jpg`;
    expect((await server.send(path)).status).toBe(404);
    const own = await server.send(path, { headers: ann.headers });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(own.text).toBe('derived jpeg');
    const lasting = await server.send(`/i/${shown.uid}/srgb.jpg`, { headers: ann.headers });
    expect(lasting.status).toBe(404);
  });

  it('answer every request that they refuse with the same 404', async () => {
    const [path, query] = signed(secret, 'full').split('?');
    const paths = [
      addressOf(secret, 'full.png'),
      addressOf(secret, 'w320'),
      addressOf(secret, 'original.png'),
      addressOf(secret, `original.png?${query}`),
      addressOf(secret, `w320?${query}`),
      `${path}?${query}x`,
      `${path}?expires=99999999999&signature=x`,
      `/i/${MISSING_UID}/${digestOf(secret.current)}/full.png`,
      `/i/${shown.uid}/${'0'.repeat(32)}/full.png`,
      addressOf(shown, 'full.jpg'),
      addressOf(shown, 'w321'),
      addressOf(shown, 'full.png/'),
      addressOf(shown, '..%2ffull.png'),
      '/i/%00/x/full.png',
      '/i/',
    ];
    const answers = await Promise.all(paths.map((one) => server.send(one, { headers: bob.headers })));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
    expect(new Set(answers.map(({ text }) => text))).toEqual(
      new Set(['{"error":"Not found.","code":"NOT_FOUND","details":{}}']),
    );
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(
      new Set(['private, no-store']),
    );
  });

  it('leave the page for a missing image to the app if a person opens the address as a page', async () => {
    const page = { Accept: 'text/html,application/xhtml+xml,image/avif,*/*;q=0.8' };
    for (const path of [addressOf(secret, 'full.png'), `/i/${MISSING_UID}/full.png`, '/i/']) {
      // The test's app has no pages, so Express answers with its own.
      const opened = await server.send(path, { headers: page });
      expect([opened.status, opened.headers.vary]).toEqual([404, 'Accept']);
      expect(opened.headers['content-type']).toMatch('text/html');
      const embedded = await server.send(path, { headers: BROWSER });
      expect([embedded.status, embedded.headers.vary]).toEqual([404, 'Accept']);
      expect(embedded.json()).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await server.send(addressOf(shown, 'full.png'), { headers: page })).status).toBe(200);
  });

  it('offer the file as a download with the filename of the image for ?download=1', async () => {
    const answer = await server.send(addressOf(shown, 'w320?download=1'));
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="K_se.webp"; filename*=UTF-8''K%C3%A4se.webp`,
    );
  });

  it('refuse invalid tokens with 401 and other methods with 405', async () => {
    const path = addressOf(shown, 'full.png');
    expect((await server.send(path, { headers: { Authorization: 'Bearer stale' } })).status).toBe(401);
    const posted = await server.send(path, { method: 'POST' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('stop serving an image to others when it becomes private', async () => {
    const image = await server.addImage(ann, { privacy: 'public' });
    expect((await server.send(addressOf(image, 'full.png'))).status).toBe(200);
    await server.world.useCases.updateImage(ann.viewer, image.uid, { privacy: 'private' });
    expect((await server.send(addressOf(image, 'full.png'))).status).toBe(404);
  });
});
