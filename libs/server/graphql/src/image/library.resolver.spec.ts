import { TEXTS } from '@safelight/rules';
import { siteForEach, startTestServer } from '../testing/test-server.ts';

const UPDATE = `mutation ($uids: [ID!]!, $input: BulkImagesInput!) {
  updateImages(uids: $uids, input: $input) { uid privacy tags isFavorite }
}`;
const BULK = ['trashImages', 'restoreImages', 'deleteImagesForever'] as const;
const bulk = (name: string): string =>
  `mutation ($uids: [ID!]!) { ${name}(uids: $uids) ${name === 'deleteImagesForever' ? '' : '{ uid deletedAt deleteUrl }'} }`;
const LIST = `query ($isTrashed: Boolean) { images(filter: { isTrashed: $isTrashed }) {
  nodes { uid privacy tags isFavorite isOwner deletedAt deleteUrl aiEditJobs { id } versions { id } } totalCount
} }`;
const NOBODYS = 'AAAAAAAAAAAAAAAAAAAAAA';

interface Listed {
  readonly nodes: readonly { uid: string; deletedAt: string | null; deleteUrl: string | null }[];
  readonly totalCount: number;
}

describe('bulk operations on images', () => {
  const { site, ann, bob } = siteForEach('ann', 'bob');
  let uids: readonly [string, string, string];
  beforeEach(async () => {
    const upload = async (text: string) => (await site.world.uploadText(ann.user.id, `picture ${text}`)).uid;
    uids = [await upload('one'), await upload('two'), await upload('three')];
  });

  const list = async (isTrashed: boolean, token = ann.token): Promise<Listed> =>
    (await site.ask(LIST, { isTrashed }, token)).data?.['images'] as Listed;
  const codeOf = async (query: string, variables: Record<string, unknown>, token: string | null) =>
    (await site.ask(query, variables, token)).errors[0]?.extensions.code;

  it('change all given images; null and absent fields keep their values', async () => {
    const input = { privacy: 'PUBLIC', addTags: [' sand ', 'sun'], isFavorite: null };
    const first = await site.ask(UPDATE, { uids: uids.slice(0, 2), input }, ann.token);
    const shown = { privacy: 'PUBLIC', tags: ['sand', 'sun'], isFavorite: false };
    expect(first.data).toEqual({ updateImages: uids.slice(0, 2).map((uid) => ({ uid, ...shown })) });
    const again = { isFavorite: true, removeTags: ['sun'] };
    expect((await site.ask(UPDATE, { uids, input: again }, ann.token)).data?.['updateImages']).toHaveLength(
      3,
    );
    const { nodes } = await list(false);
    const byUid = new Map(nodes.map((node) => [node.uid, node]));
    expect(byUid.get(uids[0])).toMatchObject({ privacy: 'PUBLIC', tags: ['sand'], isFavorite: true });
    expect(byUid.get(uids[2])).toMatchObject({ privacy: 'PRIVATE', tags: [], isFavorite: true });
  });

  it('give a ticket for their archive, to their owner only', async () => {
    const query = 'query ($uids: [ID!]!) { imageArchiveTicket(uids: $uids) }';
    const ticket = (await site.ask(query, { uids }, ann.token)).data?.['imageArchiveTicket'] as string;
    const { ownerId } = await site.world.useCases.openImageArchive(ticket, uids);
    expect(ownerId).toBe(ann.user.id);
    expect(await codeOf(query, { uids }, bob.token)).toBe('NOT_FOUND');
  });

  it('move images to the trash and back', async () => {
    const trashed = await site.ask(bulk('trashImages'), { uids: uids.slice(0, 2) }, ann.token);
    const deletedAt = site.world.clock.now().toISOString();
    const gone = uids.slice(0, 2).map((uid) => ({ uid, deletedAt, deleteUrl: null }));
    expect(trashed.data).toEqual({ trashImages: gone });
    const library = await list(false);
    expect(library.nodes.map(({ uid }) => uid)).toEqual([uids[2]]);
    expect(library.totalCount).toBe(1);
    const trash = await list(true);
    expect(trash.nodes.map(({ uid }) => uid).toSorted()).toEqual(uids.slice(0, 2).toSorted());
    for (const node of trash.nodes) {
      expect(node).toMatchObject({ isOwner: true, deleteUrl: null, aiEditJobs: [] });
      expect(node.deletedAt).toBe(site.world.clock.now().toISOString());
    }
    expect(
      (await site.ask(`query ($uid: ID!) { image(uid: $uid) { uid } }`, { uid: uids[0] }, ann.token)).data,
    ).toEqual({ image: null });
    expect((await site.ask(bulk('restoreImages'), { uids }, ann.token)).data).toEqual({
      restoreImages: uids.slice(0, 2).map((uid) => ({ uid, deletedAt: null, deleteUrl: expect.any(String) })),
    });
    const back = await list(false);
    expect(back.nodes).toHaveLength(3);
    expect(back.nodes.every(({ deletedAt, deleteUrl }) => deletedAt === null && deleteUrl !== null)).toBe(
      true,
    );
  });

  it('delete images for good only if they are in the trash', async () => {
    expect((await site.ask(bulk('deleteImagesForever'), { uids }, ann.token)).data).toEqual({
      deleteImagesForever: [],
    });
    await site.ask(bulk('trashImages'), { uids: uids.slice(0, 1) }, ann.token);
    expect((await site.ask(bulk('deleteImagesForever'), { uids }, ann.token)).data).toEqual({
      deleteImagesForever: [uids[0]],
    });
    expect((await site.ask(bulk('restoreImages'), { uids }, ann.token)).data).toEqual({ restoreImages: [] });
    expect((await list(false)).nodes).toHaveLength(2);
  });

  it('empty the trash of the viewer, without touching the library or the trash of others', async () => {
    const theirs = await site.world.uploadText(bob.user.id, 'picture of bob');
    await site.ask(bulk('trashImages'), { uids: [theirs.uid] }, bob.token);
    await site.ask(bulk('trashImages'), { uids: uids.slice(0, 2) }, ann.token);
    const emptied = await site.ask(`mutation { emptyTrash }`, {}, ann.token);
    expect((emptied.data?.['emptyTrash'] as string[]).toSorted()).toEqual(uids.slice(0, 2).toSorted());
    expect((await list(true)).nodes).toEqual([]);
    expect((await list(false)).nodes).toHaveLength(1);
    expect((await list(true, bob.token)).nodes).toHaveLength(1);
  });

  it.each([...BULK, 'updateImages'])('ignore images of another user: %s', async (name) => {
    if (name !== 'trashImages') await site.ask(bulk('trashImages'), { uids: [uids[0]] }, ann.token);
    const before = [await list(false), await list(true)];
    const query = name === 'updateImages' ? UPDATE : bulk(name);
    const input = { privacy: 'PUBLIC', isFavorite: true };
    for (const asked of [[...uids], [NOBODYS], ['../etc', '; drop table image']]) {
      expect((await site.ask(query, { uids: asked, input }, bob.token)).data).toEqual({ [name]: [] });
    }
    expect([await list(false), await list(true)]).toEqual(before);
    expect(await codeOf(query, { uids, input }, null)).toBe('UNAUTHENTICATED');
  });

  it('do not show the trash of a user to other users or visitors', async () => {
    await site.ask(bulk('trashImages'), { uids }, ann.token);
    expect((await list(true, bob.token)).nodes).toEqual([]);
    expect(await codeOf(LIST, { isTrashed: true }, null)).toBe('UNAUTHENTICATED');
    expect(await codeOf(`mutation { emptyTrash }`, {}, null)).toBe('UNAUTHENTICATED');
  });

  it.each([...BULK, 'updateImages'])(
    'refuse an empty list of ids and more than 500 ids: %s',
    async (name) => {
      const query = name === 'updateImages' ? UPDATE : bulk(name);
      const many = Array.from({ length: 501 }, (_, index) => String(index).padStart(22, 'A'));
      const input = { isFavorite: true };
      const none = await site.ask(query, { uids: [], input }, ann.token);
      expect(none.errors[0]).toMatchObject({
        message: TEXTS.library.selectFirst,
        extensions: { code: 'INVALID_INPUT', details: { fields: { uids: [TEXTS.library.selectFirst] } } },
      });
      const over = await site.ask(query, { uids: many, input }, ann.token);
      expect(over.errors[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: { uids: [expect.stringContaining('500')] } },
      });
      expect((await site.ask(query, { uids: many.slice(1), input }, ann.token)).errors).toEqual([]);
    },
  );

  it.each([[''], ['   '], ['\u0000'], ['\ud800'], ['x'.repeat(51)]])('refuse the tag %j', async (tag) => {
    const input = { addTags: [tag] };
    expect(await codeOf(UPDATE, { uids, input }, ann.token)).toBe('INVALID_INPUT');
    expect((await list(false)).nodes[0]).toMatchObject({ tags: [] });
  });

  it.each(['"><script>', "'; drop table image; --", '🏔️', 'ﷺ', 'Ω≈ç√∫', '%00', '${7*7}'])(
    'store the tag %j in lower case',
    async (tag) => {
      await site.ask(UPDATE, { uids: [uids[0]], input: { addTags: [tag] } }, ann.token);
      const { data } = await site.ask(`{ imageTags { tag count } }`, {}, ann.token);
      expect(data).toEqual({ imageTags: [{ tag: tag.toLowerCase(), count: 1 }] });
    },
  );
});

describe('the list of tags', () => {
  it('contains only tags of the viewer, the most used first', async () => {
    const site = await startTestServer();
    try {
      const ann = await site.signUp('ann');
      const bob = await site.signUp('bob');
      const one = await site.world.uploadText(ann.user.id, 'picture one');
      const two = await site.world.uploadText(ann.user.id, 'picture two');
      const tag = (uids: readonly string[], addTags: readonly string[]) =>
        site.ask(UPDATE, { uids, input: { addTags } }, ann.token);
      await tag([one.uid], ['sand']);
      await tag([one.uid, two.uid], ['sun']);
      const query = `{ imageTags { tag count } }`;
      expect((await site.ask(query, {}, ann.token)).data).toEqual({
        imageTags: [
          { tag: 'sun', count: 2 },
          { tag: 'sand', count: 1 },
        ],
      });
      expect((await site.ask(query, {}, bob.token)).data).toEqual({ imageTags: [] });
      expect((await site.ask(query)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    } finally {
      await site.stop();
    }
  });
});
