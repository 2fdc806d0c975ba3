import { digestOf, type Image } from '@safelight/domain';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { CACHE_OBJECT_BYTES, MISSING_UID } from '../testing/world.ts';

const ANN = { Authorization: 'Bearer ann' };
const BOB = { Authorization: 'Bearer bob' };
const BROWSER = { Accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' };

const addressOf = (image: Image, name: string): string =>
  `/i/${image.uid}/${digestOf(image.current)}/${name}`;

describe('content-addressed bytes', () => {
  let server: TestServer;
  let secret: Image;
  let shown: Image;
  let large: Image;

  beforeAll(async () => {
    server = await startTestServer();
    secret = server.world.addImage();
    shown = server.world.addImage({ privacy: 'public', filename: 'Käse.jpg' });
    large = server.world.addImage({
      privacy: 'public',
      bytes: Buffer.alloc(3 * CACHE_OBJECT_BYTES, 'abcdefg'),
    });
  });
  afterAll(() => server.close());

  const signed = (image: Image, rendition: 'full' | 'original' | 320): string => {
    const { pathOf } = server.useCases.imageAddresses;
    return pathOf(image, image.current, rendition);
  };

  it('serves the shared rendition of a public image to anyone, for good', async () => {
    const answer = await server.send(addressOf(shown, 'full.jpg'));
    const { shared } = shown.current;
    expect(answer.status).toBe(200);
    expect(answer.bytes).toEqual(await server.world.blobs.read(shared.key, shared.sizeBytes));
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(shared.sizeBytes),
      etag: `"${shared.sha256}"`,
      'last-modified': shown.createdAt.toUTCString(),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'accept-ranges': 'bytes',
    });
    expect(answer.headers.vary).toBeUndefined();
  });

  it('serves what is current at an address that lasts, for a minute and then by its ETag', async () => {
    const path = server.useCases.imageAddresses.lastingPathOf(shown, 'full');
    expect(path).toBe(`/i/${shown.uid}/full.jpg`);
    for (const address of [path, `/i/${shown.uid}/full.png`]) {
      const answer = await server.send(address);
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
      expect(answer.headers).toMatchObject({ etag: `"${shown.current.shared.sha256}"` });
      expect(answer.headers['last-modified']).toBeUndefined();
    }
    const etag = `"${shown.current.shared.sha256}"`;
    expect((await server.send(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const thumbnail = await server.send(`/i/${shown.uid}/w320`, { headers: BROWSER });
    expect([thumbnail.status, thumbnail.headers['content-type']]).toEqual([200, 'image/avif']);
  });

  it('shows strangers nothing of a private image, nor an original, at an address that lasts', async () => {
    for (const path of [`/i/${secret.uid}/full.jpg`, `/i/${shown.uid}/original.jpg`]) {
      expect((await server.send(path)).status).toBe(404);
    }
    const own = await server.send(`/i/${secret.uid}/full.jpg`, { headers: ANN });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('refuses to be asked for another version by its query', async () => {
    for (const path of [addressOf(shown, 'full.jpg'), `/i/${shown.uid}/full.jpg`]) {
      const answer = await server.send(`${path}?version=2`);
      expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    }
  });

  it.each([
    [BROWSER, 'avif'],
    [{}, 'webp'],
    [{ Accept: '*/*' }, 'webp'],
    [{ Accept: 'image/avif;q=0, image/webp' }, 'webp'],
  ])('chooses the format of a thumbnail by %j', async (headers, format) => {
    const answer = await server.send(addressOf(shown, 'w320'), { headers });
    expect(answer.text).toBe(`${format} of ${shown.uid}`);
    expect(answer.headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'Accept' });
  });

  it('streams what is too large for memory', async () => {
    const answer = await server.send(addressOf(large, 'full.jpg'));
    expect(answer.bytes.length).toBe(large.current.shared.sizeBytes);
    expect(server.world.blobs.opened).toContain(large.current.shared.key);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => server.send(addressOf(large, 'full.jpg'), { method })),
    );
    expect(head?.bytes.length).toBe(0);
    expect({ ...head?.headers, date: '' }).toEqual({ ...get?.headers, date: '' });
  });

  it('serves a private image to its owner and to whoever holds a signed link, and to no cache', async () => {
    const answers = await Promise.all([
      server.send(addressOf(secret, 'full.jpg'), { headers: ANN }),
      server.send(signed(secret, 'full')),
      server.send(signed(secret, 320)),
      server.send(signed(secret, 'original')),
      server.send(addressOf(secret, 'original.jpg'), { headers: ANN }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    expect(answers[3]?.text).toBe(`original ${secret.uid} with GPS`);
  });

  it('keeps the original of a public image from strangers and from caches', async () => {
    expect((await server.send(addressOf(shown, 'original.jpg'))).status).toBe(404);
    const own = await server.send(addressOf(shown, 'original.jpg'), { headers: ANN });
    expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  it('answers everything it will not show exactly alike', async () => {
    const [path, query] = signed(secret, 'full').split('?');
    const paths = [
      addressOf(secret, 'full.jpg'),
      addressOf(secret, 'w320'),
      addressOf(secret, 'original.jpg'),
      addressOf(secret, `original.jpg?${query}`),
      addressOf(secret, `w320?${query}`),
      `${path}?${query}x`,
      `${path}?expires=99999999999&signature=x`,
      `/i/${MISSING_UID}/${digestOf(secret.current)}/full.jpg`,
      `/i/${shown.uid}/${'0'.repeat(32)}/full.jpg`,
      addressOf(shown, 'full.png'),
      addressOf(shown, 'w321'),
      addressOf(shown, 'full.jpg/'),
      addressOf(shown, '..%2ffull.jpg'),
      '/i/%00/x/full.jpg',
      '/i/',
    ];
    const answers = await Promise.all(paths.map((one) => server.send(one, { headers: BOB })));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
    expect(new Set(answers.map(({ text }) => text))).toEqual(
      new Set(['{"error":"Not found.","code":"NOT_FOUND","details":{}}']),
    );
    expect(new Set(answers.map(({ headers }) => headers['cache-control']))).toEqual(
      new Set(['private, no-store']),
    );
  });

  it('saves under the name of the image when asked to', async () => {
    const answer = await server.send(addressOf(shown, 'w320?download=1'));
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="K_se.jpg.webp"; filename*=UTF-8''K%C3%A4se.jpg.webp`,
    );
  });

  it('refuses credentials that are not valid, and other methods', async () => {
    const path = addressOf(shown, 'full.jpg');
    expect((await server.send(path, { headers: { Authorization: 'Bearer stale' } })).status).toBe(401);
    const posted = await server.send(path, { method: 'POST' });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('stops serving what was made private', async () => {
    const image = server.world.addImage({ privacy: 'public' });
    expect((await server.send(addressOf(image, 'full.jpg'))).status).toBe(200);
    server.world.change(image, { privacy: 'private' });
    expect((await server.send(addressOf(image, 'full.jpg'))).status).toBe(404);
  });
});
