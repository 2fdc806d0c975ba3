import { digestOf, type Image, type Viewer } from '@safelight/domain';
import { PLAN_LIMITS } from '@safelight/rules';
import { until } from '@safelight/processes/testing';
import { serverForEach, type TestServer } from '../testing/test-server.ts';

/** Makes every read of an image's rows and files fail. */
const refuseReads = ({ world }: TestServer): void => {
  const refuse = (): never => {
    throw new Error('Nothing needs to be read.');
  };
  world.store.open = refuse;
  world.repositories.images.findWithTrash = refuse;
  world.repositories.images.findWithTrashFor = refuse;
};

/**
 * Requests a path twice, then once more while reads fail, and expects three equal answers; returns the first.
 */
const repeatedWithoutReads = async (server: TestServer, path: string) => {
  const [first, second] = [await server.send(path), await server.send(path)];
  expect(first.status).toBe(200);
  refuseReads(server);
  const third = await server.send(path);
  for (const again of [second, third]) {
    const ofThisRequest = { date: null, 'x-request-id': null };
    expect({ ...again.headers, ...ofThisRequest }).toEqual({ ...first.headers, ...ofThisRequest });
    expect([again.status, again.bytes]).toEqual([200, first.bytes]);
  }
  return first;
};

describe('a repeated request for a public file', () => {
  const { server, ann } = serverForEach('ann');
  let image: Image;
  let path: string;
  beforeEach(async () => {
    image = await server.addImage(ann, { privacy: 'public' });
    path = `/i/${image.uid}/${digestOf(image.current)}/full.png`;
  });

  it('gets the cached response, without reading a row or a file, and counts towards the bandwidth', async () => {
    const first = await repeatedWithoutReads(server, path);
    await until(() => server.deliveries.length === 3);
    expect(server.deliveries).toEqual(Array(3).fill([ann.id, first.bytes.length]));
  });

  it.each([
    'fbclid=IwAR0',
    'utm_source=a&utm_medium=b',
    '_=1',
    'v=2',
    't=3',
    'cb=4',
    'gclid',
    'igshid=%',
    '&',
    'fbclid=1&download=1',
  ])('gets the cached response of the address itself where somebody appended %s', async (appended) => {
    const own = appended.includes('download') ? `${path}?download=1` : path;
    const first = await server.send(own);
    refuseReads(server);
    const again = await server.send(`${path}?${appended}`);
    const { etag, 'cache-control': caching, 'content-disposition': disposition } = again.headers;
    expect([again.status, again.bytes]).toEqual([200, first.bytes]);
    expect(first.headers).toMatchObject({ etag, 'cache-control': caching });
    expect(disposition).toBe(first.headers['content-disposition']);
  });

  it('caches one response for an address and all that was appended to it', async () => {
    await server.send(`${path}?fbclid=1`);
    refuseReads(server);
    for (const query of ['', '?fbclid=2']) expect((await server.send(`${path}${query}`)).status).toBe(200);
  });

  it.each<[string, (uid: string, viewer: Viewer) => Promise<unknown>]>([
    ['private', (uid, viewer) => server.world.useCases.updateImage(viewer, uid, { privacy: 'private' })],
    ['deleted', (uid, viewer) => server.world.useCases.deleteImage(viewer, uid)],
  ])('gets 404 once the image is %s', async (_name, change) => {
    for (let time = 0; time < 3; time += 1) expect((await server.send(path)).status).toBe(200);
    await change(image.uid, ann.viewer);
    for (const headers of [{}, { Range: 'bytes=0-1' }, { 'If-None-Match': '*' }]) {
      const answer = await server.send(path, { headers });
      expect([answer.status, answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
    }
  });

  it('gets 404 once another process reports that the image became private', async () => {
    for (let time = 0; time < 3; time += 1) expect((await server.send(path)).status).toBe(200);
    const { images } = server.world.repositories;
    await images.update(ann.id, image.uid, { privacy: 'private' }, server.world.clock.now());
    await server.world.signals.publish({ type: 'image-changed', imageUid: image.uid });
    expect((await server.send(path)).status).toBe(404);
  });

  it('gets 429 once the owner’s bandwidth is used up', async () => {
    for (let time = 0; time < 3; time += 1) expect((await server.send(path)).status).toBe(200);
    server.world.bandwidthMeter.count(ann.id, PLAN_LIMITS.free.bandwidthBytesPerMonth);
    await server.world.bandwidthMeter.flush();
    expect((await server.send(path)).status).toBe(429);
  });

  it('gets a format that the client accepts', async () => {
    const thumbnail = `/i/${image.uid}/${digestOf(image.current)}/w320`;
    const typeFor = async (accept: string): Promise<string | undefined> =>
      (await server.send(thumbnail, { headers: { Accept: accept } })).headers['content-type'];
    for (let time = 0; time < 3; time += 1) {
      expect(await typeFor('image/avif,image/webp')).toBe('image/avif');
      expect(await typeFor('image/webp')).toBe('image/webp');
    }
  });

  it('gets a cache time of one minute once the image has an expiry', async () => {
    const direct = `/i/${image.uid}/full.png`;
    for (let time = 0; time < 3; time += 1) expect((await server.send(direct)).status).toBe(200);
    await server.world.useCases.updateImage(ann.viewer, image.uid, { expiresIn: 60 });
    expect((await server.send(path)).headers['cache-control']).toContain('max-age=60');
  });
});

describe('a repeated request for a private file', () => {
  const { server, ann } = serverForEach('ann');
  let image: Image;
  beforeEach(async () => {
    image = await server.addImage(ann, { privacy: 'private' });
  });

  const signedPath = (): string =>
    server.world.useCases.imageAddresses.pathOf(image, image.current, 'original');

  it('checks the viewer each time if the address has no signature', async () => {
    const bob = await server.join('bob');
    const path = `/i/${image.uid}/${digestOf(image.current)}/full.png`;
    for (let time = 0; time < 3; time += 1) {
      expect((await server.send(path, { headers: ann.headers })).status).toBe(200);
      expect((await server.send(path, { headers: bob.headers })).status).toBe(404);
      expect((await server.send(path)).status).toBe(404);
    }
  });

  it('gets the cached response at a signed address, whole or in part, and counts towards the bandwidth', async () => {
    const path = signedPath();
    const first = await repeatedWithoutReads(server, path);
    expect(first.headers['cache-control']).toContain('private');
    const part = await server.send(path, { headers: { Range: 'bytes=1-4' } });
    expect([part.status, part.bytes]).toEqual([206, first.bytes.subarray(1, 5)]);
    await until(() => server.deliveries.length === 4);
    expect(server.deliveries.at(-1)).toEqual([ann.id, 4]);
  });

  it('gets the cached response at a signed address to which somebody appended parameters', async () => {
    const path = signedPath();
    const { bytes } = await server.send(path);
    refuseReads(server);
    const again = await server.send(`${path}&fbclid=IwAR0`);
    expect([again.status, again.bytes]).toEqual([200, bytes]);
  });

  it('gets the same filename for a download', async () => {
    const path = `${signedPath()}&download=1`;
    const first = await server.send(path);
    expect(first.headers['content-disposition']).toMatch(/^attachment; filename=/);
    refuseReads(server);
    for (const headers of [{}, { Range: 'bytes=1-4' }]) {
      const again = await server.send(path, { headers });
      expect(again.headers['content-disposition']).toBe(first.headers['content-disposition']);
    }
  });

  it('gets 404 once the signature has expired', async () => {
    const path = signedPath();
    for (let time = 0; time < 3; time += 1) expect((await server.send(path)).status).toBe(200);
    server.world.clock.advance(3 * 3_600_000);
    expect((await server.send(path)).status).toBe(404);
  });

  it('gets 404 if the signature or the expiry was changed', async () => {
    const path = signedPath();
    for (let time = 0; time < 3; time += 1) expect((await server.send(path)).status).toBe(200);
    expect((await server.send(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(404);
    expect((await server.send(path.replace('expires=', 'expires=9'))).status).toBe(404);
  });

  it('gets 404 with a false signature, even after the owner got the file at that address', async () => {
    const path = `${signedPath()}A`;
    for (let time = 0; time < 3; time += 1) {
      expect((await server.send(path, { headers: ann.headers })).status).toBe(200);
      expect((await server.send(path)).status).toBe(404);
    }
  });

  it.each<[string, (uid: string, viewer: Viewer) => Promise<unknown>]>([
    ['moved to the trash', (uid, viewer) => server.world.useCases.deleteImage(viewer, uid)],
    [
      'blocked by another process',
      async (uid) => {
        const { images } = server.world.repositories;
        await images.setBlock(uid, { reason: 'spam', at: server.world.clock.now() });
        await server.world.signals.publish({ type: 'image-changed', imageUid: uid });
      },
    ],
  ])('gets 404 at its signed address once the image is %s', async (_name, change) => {
    const path = signedPath();
    for (let time = 0; time < 3; time += 1) expect((await server.send(path)).status).toBe(200);
    await change(image.uid, ann.viewer);
    for (const headers of [{}, { Range: 'bytes=0-1' }, { 'If-None-Match': '*' }])
      expect((await server.send(path, { headers })).status).toBe(404);
  });
});
