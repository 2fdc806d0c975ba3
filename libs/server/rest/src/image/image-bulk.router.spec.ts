import { entriesOf } from '@safelight/application/testing';
import type { Image } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { MISSING_UID, serverForEach } from '../testing/test-server.ts';

const BULK = '/api/images/bulk/';

describe('bulk operations on images over REST', () => {
  const { server, ann } = serverForEach('ann');
  /** Ann's API key. */
  let key: { readonly Authorization: string };
  let images: readonly Image[];
  let foreign: Image;

  beforeEach(async () => {
    key = await server.keyOf(ann);
    const first = await server.addImage(ann, { bytes: 'picture of home, gps' });
    await server.world.useCases.updateImage(ann.viewer, first.uid, { tags: ['nature'], isFavorite: true });
    images = [first, await server.addImage(ann, { filename: 'sea.png', bytes: 'picture of the sea, gps' })];
    foreign = await server.addImage(await server.join('bob'));
  });

  const perform = (body: unknown) => server.sendJson(BULK, 'POST', body, key);
  const uids = () => [...images.map(({ uid }) => uid), foreign.uid, MISSING_UID];
  const now = (image: Image | undefined) => server.world.database.tables.images.get(image?.uid ?? '');

  it('change the images of the viewer, and ignore all others', async () => {
    const changes = { privacy: 'public', is_favorite: false, add_tags: ['sea'], remove_tags: ['nature'] };
    const answer = await perform({ action: 'update', uids: uids(), ...changes });
    expect([answer.status, answer.json()]).toEqual([200, { count: 2 }]);
    for (const image of images) {
      expect(now(image)).toMatchObject({ privacy: 'public', isFavorite: false, tags: ['sea'] });
    }
    expect(now(foreign)).toEqual(foreign);
  });

  it('move images to the trash and back, and delete them for good', async () => {
    expect((await perform({ action: 'trash', uids: uids() })).json()).toEqual({ count: 2 });
    expect((await perform({ action: 'restore', uids: [images[0]?.uid] })).json()).toEqual({ count: 1 });
    expect((await perform({ action: 'delete_forever', uids: uids() })).json()).toEqual({ count: 1 });
    expect([now(images[0])?.deletedAt, now(images[1]), now(foreign)]).toEqual([null, undefined, foreign]);
    await perform({ action: 'trash', uids: uids() });
    expect((await perform({ action: 'empty_trash' })).json()).toEqual({ count: 1 });
    expect([...server.world.database.tables.images.keys()]).toEqual([foreign.uid]);
  });

  it('refuse to make an image private or to trash it while a comparison shows it', async () => {
    const [first, second] = images;
    await perform({ action: 'update', uids: uids(), privacy: 'public' });
    await server.addComparison(first!, second!);
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
  ])('refuse an invalid %s: %j', async (field, body) => {
    const answer = await perform(body);
    expect([answer.status, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    const { details } = answer.json() as { details: { fields: object } };
    expect(Object.keys(details.fields)).toContain(field);
  });

  it('send an archive of the viewer’s originals, without images of others, and count its bytes', async () => {
    const answer = await server.send(`/api/images/archive/?uids=${uids().join(',')}`, { headers: key });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition':
        'attachment; filename="safelight-images-2026-01-01.zip"; ' +
        "filename*=UTF-8''safelight-images-2026-01-01.zip",
    });
    const entries = [
      ['holiday.png', 'picture of home, gps'],
      ['sea.png', 'picture of the sea, gps'],
    ] as const;
    expect(entriesOf(answer.text)).toEqual(new Map(entries));
    expect(server.deliveries).toEqual([[ann.id, answer.bytes.length]]);
  });

  it('send the same archive for a POST, which can name more images than an address', async () => {
    const inAddress = await server.send(`/api/images/archive/?uids=${uids().join(',')}`, { headers: key });
    const answer = await server.sendJson('/api/images/archive/', 'POST', { uids: uids() }, key);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(answer.bytes).toEqual(inAddress.bytes);
    const many = Array.from({ length: 500 }, () => uids()[0]);
    expect((await server.sendJson('/api/images/archive/', 'POST', { uids: many }, key)).status).toBe(200);
    const unnamed = await server.sendJson('/api/images/archive/', 'POST', { uids: [] }, key);
    const visitors = await server.sendJson('/api/images/archive/', 'POST', { uids: uids() });
    expect([unnamed.status, visitors.status]).toEqual([400, 401]);
  });

  it('send an archive with every one of 340 images that a body names', async () => {
    const added = new Map<string, string>();
    const named: string[] = [];
    for (let number = 0; number < 340; number += 1) {
      const [filename, bytes] = [`small-${number}.png`, `picture ${number}, gps`] as const;
      named.push((await server.addImage(ann, { filename, bytes })).uid);
      added.set(filename, bytes);
    }
    const answer = await server.sendJson('/api/images/archive/', 'POST', { uids: named }, key);
    expect(entriesOf(answer.text)).toEqual(added);
  });

  it('refuse an archive without images or of other people’s images', async () => {
    const archive = (query: string) => server.send(`/api/images/archive/${query}`, { headers: key });
    expect((await archive('')).status).toBe(400);
    expect((await archive('?uids=')).status).toBe(400);
    const [other, missing] = [await archive(`?uids=${foreign.uid}`), await archive(`?uids=${MISSING_UID}`)];
    expect([other.status, missing.status]).toEqual([404, 404]);
    expect(other.bytes).toEqual(missing.bytes);
  });

  it('abort the response if the archive cannot be completed', async () => {
    const [first, second] = images;
    const { store } = server.world;
    const open = store.open.bind(store);
    store.open = async (key, range) => {
      if (key === second?.current.original.key) throw new Error('the disk is away');
      return open(key, range);
    };
    const path = `/api/images/archive/?uids=${first?.uid},${second?.uid}`;
    await expect(server.send(path, { headers: key })).rejects.toThrow();
    expect(server.logged).toMatchObject([{ level: 'error', fields: { code: 'INTERNAL' } }]);
  });
});
