import { transformQuery } from '@safelight/application';
import { digestOf, type Image } from '@safelight/domain';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const ANN = { Authorization: 'Bearer ann' };

describe('transforms by the query of an address', () => {
  let server: TestServer;
  let shown: Image;
  let secret: Image;

  beforeAll(async () => {
    server = await startTestServer();
    shown = server.world.addImage({ privacy: 'public' });
    secret = server.world.addImage();
  });
  afterAll(() => server.close());

  const full = (image: Image, query = ''): string =>
    `/i/${image.uid}/${digestOf(image.current)}/full.jpg${query}`;

  it('give the rendition asked for, to be kept for good', async () => {
    const answer = await server.send(full(shown, '?width=640&height=480&fit=cover&format=webp&quality=60'));
    expect([answer.status, answer.text]).toEqual([200, `t640x480-cover-60 webp of ${shown.uid}`]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(answer.headers.vary).toBeUndefined();
  });

  it('are asked for by the addresses we hand out', async () => {
    const spec = {
      kind: 'transform',
      width: 320,
      height: 256,
      fit: 'contain',
      format: 'png',
      quality: 80,
    } as const;
    const path = server.useCases.imageAddresses.transformPathOf(shown, shown.current, spec);
    expect(path).toBe(full(shown, `?${transformQuery(spec)}`));
    expect((await server.send(path)).text).toBe(`t320x256-contain-80 png of ${shown.uid}`);
  });

  it.each([
    'width=641',
    'width=0640',
    'width=6.4e2',
    'width=',
    'width=-640',
    'height=640',
    'width=640&height=1',
    'width=640&fit=fill',
    'width=640&format=svg',
    'width=640&format=JPEG',
    'width=640&quality=100',
    'width=640&width=640',
    'quality=80',
  ])('refuse what is not on the grid: %s', async (query) => {
    const answer = await server.send(full(shown, `?${query}`));
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('are not made by other queries, nor of other renditions', async () => {
    const whole = await server.send(full(shown, '?utm_source=x&v=2'));
    expect(whole.text).toBe(`original ${shown.uid}`);
    const thumbnail = `/i/${shown.uid}/${digestOf(shown.current)}/w320?width=1`;
    expect((await server.send(thumbnail)).status).toBe(200);
  });

  it('are of public images only, whoever asks', async () => {
    const signed = server.useCases.imageAddresses.pathOf(secret, secret.current, 'full');
    for (const [path, headers] of [
      [full(secret, '?width=640'), {}],
      [full(secret, '?width=640'), ANN],
      [`${signed}&width=640`, {}],
    ] as const) {
      expect((await server.send(path, { headers })).status).toBe(404);
    }
  });
});

describe('SVG', () => {
  it('is served so that nothing in it can run or load', async () => {
    const server = await startTestServer();
    const { current, ...image } = server.world.addImage({ privacy: 'public', filename: 'logo' });
    const file = server.world.blobs.add(Buffer.from('<svg/>'), 'image/svg+xml');
    const version = { ...current, contentType: 'image/svg+xml', original: file, shared: file } as const;
    const drawing = server.world.change({ ...image, current }, { current: version });
    const path = `/i/${drawing.uid}/${digestOf(version)}/full.svg`;
    const answer = await server.send(path);
    expect([answer.status, answer.text]).toEqual([200, '<svg/>']);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    const saved = await server.send(`${path}?download=1`);
    expect(saved.headers['content-disposition']).toContain('filename="logo.svg"');
    await server.close();
  });
});
