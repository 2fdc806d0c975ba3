import { transformQuery } from '@safelight/application';
import { derivativeName, digestOf, type Image, type TransformSpec } from '@safelight/domain';
import { TEXTS, TRANSFORM_SIZES } from '@safelight/rules';
import { serverForEach, startTestServer } from '../testing/test-server.ts';

describe('a transform requested by the query of an address', () => {
  const { server, ann } = serverForEach('ann');
  let shown: Image;
  let secret: Image;

  beforeEach(async () => {
    shown = await server.addImage(ann, { privacy: 'public' });
    secret = await server.addImage(ann);
  });

  /** The transforms made so far, each with its version, name and format. */
  const made = () =>
    [...server.world.database.tables.derivatives.values()]
      .filter(({ spec }) => spec.kind === 'transform')
      .map(({ versionId, spec }) => [versionId, derivativeName(spec), spec.format]);

  const full = (image: Image, query = ''): string =>
    `/i/${image.uid}/${digestOf(image.current)}/full.png${query}`;

  it('is sent in the requested size and format, cached for a year', async () => {
    const answer = await server.send(full(shown, '?width=640&height=480&fit=cover&format=webp&quality=60'));
    expect([answer.status, answer.text]).toEqual([200, 'derived webp']);
    expect(made()).toEqual([[shown.current.id, 't640x480-cover-60', 'webp']]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, s-maxage=300, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(answer.headers.vary).toBeUndefined();
  });

  it('works at an address that the server signed', async () => {
    const spec = {
      kind: 'transform',
      width: 320,
      height: 256,
      fit: 'contain',
      format: 'png',
      quality: 80,
    } as const;
    const path = server.useCases.imageAddresses.transformPathOf(shown, shown.current, spec);
    const query = transformQuery(spec);
    expect(path).toMatch(
      new RegExp(`^${full(shown, `?${query}`).replace(/[?.]/g, '\\$&')}&signature=[^&]+$`),
    );
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
  ])('is refused for the invalid query %s', async (query) => {
    const answer = await server.send(full(shown, `?${query}`));
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('is refused with misspelled parameters, and for renditions other than the full picture', async () => {
    const thumbnail = `/i/${shown.uid}/${digestOf(shown.current)}/w320`;
    for (const [path, name] of [
      [full(shown, '?w=320'), 'w'],
      [full(shown, '?width=640&hieght=480'), 'hieght'],
      [full(shown, '?width=640&Format=png'), 'Format'],
      [full(shown, '?fm=png'), 'fm'],
      [full(shown, '?size=640'), 'size'],
      [`${thumbnail}?width=640`, 'width'],
      [`/i/${shown.uid}/full.png?qualtiy=60`, 'qualtiy'],
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

  it('is the same one at an address to which somebody appended parameters', async () => {
    const path = full(shown, '?width=640');
    expect((await server.send(`${path}&utm_source=letter&fbclid=IwAR0`)).text).toBe('derived webp');
    expect((await server.send(path)).text).toBe('derived webp');
    expect(made()).toHaveLength(1);
  });

  it('is refused for private images, even to their owner', async () => {
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

describe('transforms that do not exist yet', () => {
  const ALLOWED = 60;
  const HOUR_MS = 60 * 60 * 1000;
  const { server, ann } = serverForEach('ann');
  let shown: Image;

  beforeEach(async () => {
    shown = await server.addImage(ann, { privacy: 'public' });
  });

  const SPECS: readonly TransformSpec[] = TRANSFORM_SIZES.flatMap((width) =>
    TRANSFORM_SIZES.map((height) => {
      const common = { kind: 'transform', fit: 'cover', format: 'webp', quality: 80 } as const;
      return { ...common, width, height };
    }),
  ).slice(0, ALLOWED + 2);
  const addressOf = (spec: TransformSpec): string =>
    `/i/${shown.uid}/${digestOf(shown.current)}/full.png?${transformQuery(spec)}`;

  /** Requests each of these transforms; returns the statuses of the answers. */
  const ask = async (specs: readonly TransformSpec[], headers = {}): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (const spec of specs) statuses.push((await server.send(addressOf(spec), { headers })).status);
    return statuses;
  };
  const allOf = (length: number, status: number) => Array.from({ length }, () => status);

  it('are made sixty times an hour for a visitor, while existing ones are sent without limit', async () => {
    expect(await ask(SPECS.slice(0, ALLOWED))).toEqual(allOf(ALLOWED, 200));
    const refused = await server.send(addressOf(SPECS[ALLOWED]!));
    expect([refused.status, refused.json()]).toMatchObject([
      429,
      { code: 'RATE_LIMITED', error: TEXTS.generic.rateLimited },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await ask(SPECS.slice(0, 3))).toEqual([200, 200, 200]);
    server.world.clock.advance(HOUR_MS);
    expect(await ask(SPECS.slice(ALLOWED))).toEqual([200, 200]);
  });

  it('are made beyond that limit for the owner and at addresses that the server signed', async () => {
    await ask(SPECS.slice(0, ALLOWED + 1));
    const { transformPathOf } = server.useCases.imageAddresses;
    const ours = transformPathOf(shown, shown.current, SPECS[ALLOWED]!);
    expect((await server.send(ours)).status).toBe(200);
    expect((await server.send(ours.replace('quality=80', 'quality=60'))).status).toBe(429);
    expect(await ask(SPECS.slice(ALLOWED + 1))).toEqual([429]);
    expect(await ask(SPECS.slice(ALLOWED + 1), ann.headers)).toEqual([200]);
  });

  it('are deleted after thirty days without a request, and made again on request', async () => {
    const [kept, left] = SPECS;
    await ask([kept!, left!]);
    await server.world.transformUses.flush();
    const days = (count: number): void => server.world.clock.advance(count * 24 * HOUR_MS);
    days(29);
    await ask([kept!]);
    await server.world.transformUses.flush();
    days(2);
    expect(await server.world.jobs.evictTransforms()).toBe(1);
    expect(await server.world.jobs.sweepBlobs()).toBe(1);
    const { derivatives } = server.world.repositories;
    expect(await derivatives.find(shown.current.id, kept!)).not.toBeNull();
    expect(await derivatives.find(shown.current.id, left!)).toBeNull();
    expect(await ask([kept!, left!])).toEqual([200, 200]);
  });
});

describe('a public SVG', () => {
  it('is served with headers that prevent it from running scripts or loading files', async () => {
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
