import type { Image } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { Readable } from 'node:stream';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { ANN, BOB, MISSING_UID } from '../testing/world.ts';

const ANNS = { Authorization: 'Api-Key ann-key' };
const BULK = '/api/images/bulk/';

describe('many images at once', () => {
  let server: TestServer;
  let images: readonly Image[];
  let foreign: Image;

  beforeEach(async () => {
    server = await startTestServer();
    images = [server.world.addImage(), server.world.addImage({ filename: 'sea.jpg' })];
    foreign = server.world.addImage({ ownerId: BOB });
  });
  afterEach(() => server.close());

  const perform = (body: unknown) => server.sendJson(BULK, 'POST', body, ANNS);
  const uids = () => [...images.map(({ uid }) => uid), foreign.uid, MISSING_UID];
  const now = (image: Image | undefined) => server.world.images.get(image?.uid ?? '');

  it('changes those of the viewer and passes over all others', async () => {
    const changes = { privacy: 'public', is_favorite: false, add_tags: ['sea'], remove_tags: ['nature'] };
    const answer = await perform({ action: 'update', uids: uids(), ...changes });
    expect([answer.status, answer.json()]).toEqual([200, { count: 2 }]);
    for (const image of images) {
      expect(now(image)).toMatchObject({ privacy: 'public', isFavorite: false, tags: ['sea'] });
    }
    expect(now(foreign)).toEqual(foreign);
  });

  it('puts them into the trash, takes them out, and deletes them for good', async () => {
    expect((await perform({ action: 'trash', uids: uids() })).json()).toEqual({ count: 2 });
    expect((await perform({ action: 'restore', uids: [images[0]?.uid] })).json()).toEqual({ count: 1 });
    expect((await perform({ action: 'delete_forever', uids: uids() })).json()).toEqual({ count: 1 });
    expect([now(images[0])?.deletedAt, now(images[1]), now(foreign)]).toEqual([null, undefined, foreign]);
    await perform({ action: 'trash', uids: uids() });
    expect((await perform({ action: 'empty_trash' })).json()).toEqual({ count: 1 });
    expect(server.world.images.size).toBe(1);
  });

  it('refuses to hide what a comparison shows', async () => {
    const [first, second] = images;
    server.world.addComparison(first!, second!);
    for (const body of [
      { action: 'update', uids: uids(), privacy: 'private' },
      { action: 'trash', uids: uids() },
    ]) {
      const answer = await perform(body);
      expect([answer.status, answer.json()]).toMatchObject([
        409,
        { code: 'CONFLICT', error: TEXTS.comparisons.imageInUse },
      ]);
    }
  });

  it.each([
    ['action', { action: 'burn', uids: [] }],
    ['action', {}],
    ['uids', { action: 'trash' }],
    ['uids', { action: 'trash', uids: [] }],
    ['uids', { action: 'trash', uids: 'all' }],
    ['privacy', { action: 'trash', uids: ['x'], privacy: 'public' }],
    ['privacy', { action: 'update', uids: ['x'], privacy: 'PUBLIC' }],
    ['uids', { action: 'empty_trash', uids: ['x'] }],
    ['add_tags', { action: 'update', uids: ['x'], add_tags: ['a\u0000'] }],
  ])('refuses a bad %s: %j', async (field, body) => {
    const answer = await perform(body);
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    const { details } = answer.json() as { details: { fields: object } };
    expect(Object.keys(details.fields)).toContain(field);
  });

  it('answers originals in one archive, with those of others left out, and counts the bytes', async () => {
    const answer = await server.send(`/api/images/archive/?uids=${uids().join(',')}`, { headers: ANNS });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition':
        'attachment; filename="safelight-images-2026-11-21.zip"; ' +
        "filename*=UTF-8''safelight-images-2026-11-21.zip",
    });
    const [first, second] = images;
    expect(answer.text).toBe(
      `holiday.jpg\noriginal ${first?.uid} with GPS\nsea.jpg\noriginal ${second?.uid} with GPS\n`,
    );
    expect(server.world.deliveries).toEqual([[ANN, answer.bytes.length]]);
  });

  it('answers the same archive to a body, for more images than an address can name', async () => {
    const inAddress = await server.send(`/api/images/archive/?uids=${uids().join(',')}`, { headers: ANNS });
    const answer = await server.sendJson('/api/images/archive/', 'POST', { uids: uids() }, ANNS);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.bytes).toEqual(inAddress.bytes);
    const many = Array.from({ length: 500 }, () => uids()[0]);
    expect((await server.sendJson('/api/images/archive/', 'POST', { uids: many }, ANNS)).status).toBe(200);
    const unnamed = await server.sendJson('/api/images/archive/', 'POST', { uids: [] }, ANNS);
    const visitors = await server.sendJson('/api/images/archive/', 'POST', { uids: uids() });
    expect([unnamed.status, visitors.status]).toEqual([400, 401]);
  });

  it('refuses an archive of nothing, and of what is not theirs', async () => {
    const archive = (query: string) => server.send(`/api/images/archive/${query}`, { headers: ANNS });
    expect((await archive('')).status).toBe(400);
    expect((await archive('?uids=')).status).toBe(400);
    const [other, missing] = [await archive(`?uids=${foreign.uid}`), await archive(`?uids=${MISSING_UID}`)];
    expect([other.status, missing.status]).toEqual([404, 404]);
    expect(other.bytes).toEqual(missing.bytes);
  });

  it('cuts an archive off that it cannot finish', async () => {
    await server.close();
    server = await startTestServer({
      exportImages: async () => ({
        filename: 'a.zip',
        entries: (async function* () {
          yield { name: 'a.jpg', modifiedAt: new Date(), open: async () => Readable.from(['a']) };
          throw new Error('the disk is away');
        })(),
      }),
    });
    await expect(server.send('/api/images/archive/?uids=a', { headers: ANNS })).rejects.toThrow();
    expect(server.logged).toMatchObject([{ level: 'error', fields: { code: 'INTERNAL' } }]);
  });

  it('refuses visitors', async () => {
    expect((await server.sendJson(BULK, 'POST', { action: 'empty_trash' })).status).toBe(401);
    expect((await server.send('/api/images/archive/?uids=a')).status).toBe(401);
  });
});
