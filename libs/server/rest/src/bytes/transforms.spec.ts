import { transformQuery } from '@safelight/application';
import { derivativeName, digestOf, type Image } from '@safelight/domain';
import { startTestServer, type Person, type TestServer } from '../testing/test-server.ts';

describe('transforms by the query of an address', () => {
  let server: TestServer;
  let ann: Person;
  let shown: Image;
  let secret: Image;

  beforeEach(async () => {
    server = await startTestServer();
    ann = await server.join('ann');
    shown = await server.addImage(ann, { privacy: 'public' });
    secret = await server.addImage(ann);
  });
  afterEach(() => server.close());

  /** The transforms made so far: of which version, which one, in which format. */
  const made = () =>
    [...server.world.database.tables.derivatives.values()]
      .filter(({ spec }) => spec.kind === 'transform')
      .map(({ versionId, spec }) => [versionId, derivativeName(spec), spec.format]);

  const full = (image: Image, query = ''): string =>
    `/i/${image.uid}/${digestOf(image.current)}/full.png${query}`;

  it('give the rendition asked for, to be kept for good', async () => {
    const answer = await server.send(full(shown, '?width=640&height=480&fit=cover&format=webp&quality=60'));
    expect([answer.status, answer.text]).toEqual([200, 'derived webp']);
    expect(made()).toEqual([[shown.current.id, 't640x480-cover-60', 'webp']]);
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
    expect((await server.send(path)).text).toBe('derived png');
    expect(made()).toEqual([[shown.current.id, 't320x256-contain-80', 'png']]);
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

  it('are not asked for by other parameters, nor of other renditions, which are refused', async () => {
    const thumbnail = `/i/${shown.uid}/${digestOf(shown.current)}/w320`;
    for (const [path, name] of [
      [full(shown, '?w=320'), 'w'],
      [full(shown, '?width=640&utm_source=x'), 'utm_source'],
      [`${thumbnail}?width=640`, 'width'],
      [`/i/${shown.uid}/full.png?foo=1`, 'foo'],
    ] as const) {
      const answer = await server.send(path);
      expect([path, answer.status, answer.json()]).toMatchObject([
        path,
        400,
        { code: 'INVALID_INPUT', details: { fields: { [name]: [expect.stringContaining('download')] } } },
      ]);
    }
    expect(made()).toEqual([]);
  });

  it('are of public images only, whoever asks', async () => {
    const signed = server.useCases.imageAddresses.pathOf(secret, secret.current, 'full');
    for (const [path, headers] of [
      [full(secret, '?width=640'), {}],
      [full(secret, '?width=640'), ann.headers],
      [`${signed}&width=640`, {}],
    ] as const) {
      expect((await server.send(path, { headers })).status).toBe(404);
    }
    expect(made()).toEqual([]);
  });
});

describe('SVG', () => {
  it('is served so that nothing in it can run or load', async () => {
    const server = await startTestServer();
    const svg = { privacy: 'public', filename: 'logo', bytes: '<svg/>' } as const;
    const drawing = await server.addImage(await server.join('ann'), svg);
    const path = `/i/${drawing.uid}/${digestOf(drawing.current)}/full.svg`;
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
