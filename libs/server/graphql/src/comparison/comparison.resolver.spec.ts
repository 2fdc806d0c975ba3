import { TEXTS } from '@safelight/rules';
import { COMPARISON, comparisonSiteForEach } from '../testing/comparison-site.ts';

const CREATE = `mutation ($input: CreateComparisonInput!) { createComparison(input: $input) { uid ${COMPARISON} } }`;
const UPDATE = `mutation ($uid: ID!, $input: UpdateComparisonInput!) {
  updateComparison(uid: $uid, input: $input) { title description }
}`;
const DELETE = `mutation ($uid: ID!) { deleteComparison(uid: $uid) }`;
const LIST = `query ($first: Int! = 20, $after: String) {
  comparisons(first: $first, after: $after) {
    nodes { uid title ${COMPARISON} } pageInfo { endCursor hasNextPage }
  }
}`;
const NOBODYS = 'AAAAAAAAAAAAAAAAAAAAAA';

interface Page {
  readonly nodes: readonly { uid: string; title: string }[];
  readonly pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

describe('comparisons', () => {
  const site = comparisonSiteForEach();

  const codeOf = async (query: string, variables: Record<string, unknown>, token: string | null) =>
    (await site.ask(query, variables, token)).errors[0]?.extensions.code;

  describe('of two versions of an image', () => {
    it('are published once for one idempotency key, which no other input may have', async () => {
      const { image, versions } = await site.imageOfThree('private');
      const [first, , last] = versions;
      const sides = { imageUid: image.uid, originalVersionId: first.id, editedVersionId: last.id };
      const publish = async (changes: object = {}) =>
        site.ask(CREATE, { input: { ...sides, idempotencyKey: 'once', ...changes } }, site.ann.token);
      const made = await publish();
      expect(made.errors).toEqual([]);
      expect((await publish()).data).toEqual(made.data);
      expect((await publish({ title: 'Other' })).errors[0]?.extensions.code).toBe('IDEMPOTENCY_CONFLICT');
      const long = await publish({ idempotencyKey: 'x'.repeat(256) });
      expect(long.errors[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: { idempotencyKey: ['Use at most 255 characters.'] } },
      });
    });

    it('make the image public, and show exactly those two versions', async () => {
      const { image, versions } = await site.imageOfThree('private');
      const [first, , last] = versions;
      const input = {
        imageUid: image.uid,
        originalVersionId: first.id,
        editedVersionId: last.id,
        title: ' Dusk ',
      };
      const made = (await site.ask(CREATE, { input }, site.ann.token)).data?.['createComparison'];
      expect(made).toMatchObject({
        title: 'Dusk',
        description: null,
        isOwner: true,
        original: { imageUid: image.uid, url: expect.stringMatching(/^\/i\/.+\/full\.png$/) },
        edited: { imageUid: image.uid, url: expect.stringMatching(/^\/i\/.+\/full\.png$/) },
      });
      const { uid } = made as { uid: string };
      const seen = await site.look(uid, null);
      expect(seen).toMatchObject({
        isOwner: false,
        original: site.pathsOf(first),
        edited: site.pathsOf(last),
      });
      const query = `query ($uid: ID!) { image(uid: $uid) { privacy tags isFavorite deletedAt deleteUrl versions { id } } }`;
      expect((await site.ask(query, { uid: image.uid }, site.bob.token)).data?.['image']).toEqual({
        privacy: 'PUBLIC',
        tags: [],
        isFavorite: false,
        deletedAt: null,
        deleteUrl: null,
        versions: [{ id: last.id }],
      });
    });

    it('cannot be created from another user’s image or an unknown image', async () => {
      for (const privacy of ['private', 'public'] as const) {
        const { image, versions } = await site.imageOfThree(privacy);
        const input = {
          imageUid: image.uid,
          originalVersionId: versions[0].id,
          editedVersionId: versions[2].id,
        };
        const codes = await Promise.all([
          codeOf(CREATE, { input }, site.bob.token),
          codeOf(CREATE, { input: { ...input, imageUid: NOBODYS } }, site.bob.token),
          codeOf(CREATE, { input: { ...input, imageUid: '../etc' } }, site.bob.token),
          codeOf(CREATE, { input: { ...input, editedVersionId: 'garbage' } }, site.ann.token),
        ]);
        expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
        expect(await codeOf(CREATE, { input }, null)).toBe('UNAUTHENTICATED');
        const query = `query ($uid: ID!) { image(uid: $uid) { privacy } }`;
        const { data } = await site.ask(query, { uid: image.uid }, site.ann.token);
        expect(data).toEqual({ image: { privacy: privacy.toUpperCase() } });
      }
    });

    it('cannot show a version of another image', async () => {
      const { image, versions } = await site.imageOfThree('public');
      const other = await site.imageOfThree('private');
      const input = {
        imageUid: image.uid,
        originalVersionId: versions[0].id,
        editedVersionId: other.versions[0].id,
      };
      expect(await codeOf(CREATE, { input }, site.ann.token)).toBe('NOT_FOUND');
    });

    it('require two different versions', async () => {
      const { image, versions } = await site.imageOfThree('public');
      const input = {
        imageUid: image.uid,
        originalVersionId: versions[0].id,
        editedVersionId: versions[0].id,
      };
      const { errors } = await site.ask(CREATE, { input }, site.ann.token);
      expect(errors[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: { editedVersionId: [expect.any(String)] } },
      });
    });
  });

  describe('of two images', () => {
    const PRIVACIES = `query ($one: ID!, $other: ID!) { one: image(uid: $one) { privacy } other: image(uid: $other) { privacy } }`;
    const privacies = async (one: string, other: string) =>
      Object.values((await site.ask(PRIVACIES, { one, other }, site.ann.token)).data ?? {});

    it('make both public, and show their current versions unless others are chosen', async () => {
      const [one, other] = [await site.imageOfThree('private'), await site.imageOfThree('private')];
      const input = { imageUid: one.image.uid, editedImageUid: other.image.uid };
      const show = async (versions: object) => {
        const made = await site.ask(CREATE, { input: { ...input, ...versions } }, site.ann.token);
        return site.look((made.data?.['createComparison'] as { uid: string }).uid, null);
      };
      expect(await show({ originalVersionId: null })).toMatchObject({
        original: site.pathsOf(one.versions[2]),
        edited: site.pathsOf(other.versions[2]),
      });
      expect(await privacies(one.image.uid, other.image.uid)).toEqual(
        Array.from({ length: 2 }, () => ({ privacy: 'PUBLIC' })),
      );
      const chosen = { originalVersionId: one.versions[0].id, editedVersionId: other.versions[1].id };
      expect(await show(chosen)).toMatchObject({
        original: site.pathsOf(one.versions[0]),
        edited: site.pathsOf(other.versions[1]),
      });
    });

    it('make neither public if one of them is another user’s, unknown or in the trash', async () => {
      const [one, other] = [await site.imageOfThree('private'), await site.imageOfThree('private')];
      const foreign = await site.world.uploadText(site.bob.user.id, 'picture of bob', 'public');
      const trashed = await site.world.uploadText(site.ann.user.id, 'picture in the trash');
      await site.world.useCases.deleteImage(site.ann.viewer, trashed.uid);
      const input = { imageUid: one.image.uid, editedImageUid: other.image.uid };
      for (const uid of [foreign.uid, trashed.uid, NOBODYS, '../etc'])
        for (const side of ['imageUid', 'editedImageUid'])
          expect(await codeOf(CREATE, { input: { ...input, [side]: uid } }, site.ann.token)).toBe(
            'NOT_FOUND',
          );
      expect(await codeOf(CREATE, { input: { ...input, editedVersionId: 'garbage' } }, site.ann.token)).toBe(
        'NOT_FOUND',
      );
      expect(await privacies(one.image.uid, other.image.uid)).toEqual(
        Array.from({ length: 2 }, () => ({ privacy: 'PRIVATE' })),
      );
    });
  });

  it('are listed for an image that they show, but only for the owner of the image', async () => {
    const { image, versions } = await site.imageOfThree('public');
    const [first, second, third] = versions.map(({ id }) => id);
    for (const [title, editedVersionId] of Object.entries({ Dusk: second, Dawn: third })) {
      site.world.clock.advance(1_000);
      const input = { imageUid: image.uid, originalVersionId: first, editedVersionId, title };
      await site.ask(CREATE, { input }, site.ann.token);
    }
    await site.publish({ title: 'Of other pictures' });
    const query = `query ($uid: ID!) { image(uid: $uid) { comparisons { uid ${COMPARISON} } } }`;
    const ask = async (token: string | null) => {
      const { data } = await site.ask(query, { uid: image.uid }, token);
      return (data?.['image'] as { comparisons: { title: string }[] }).comparisons.map(({ title }) => title);
    };
    expect(await ask(site.ann.token)).toEqual(['Dawn', 'Dusk']);
    expect([await ask(site.bob.token), await ask(null)]).toEqual([[], []]);
  });

  it('keep their images public and out of the trash until they are deleted', async () => {
    const { uid, original, edited } = await site.publish();
    const update = `mutation ($uid: ID!) { updateImage(uid: $uid, input: { privacy: PRIVATE }) { uid } }`;
    const bulk = `mutation ($uids: [ID!]!) { trashImages(uids: $uids) { uid } }`;
    const updates = `mutation ($uids: [ID!]!) { updateImages(uids: $uids, input: { privacy: PRIVATE }) { uid } }`;
    for (const { imageUid } of [original, edited]) {
      for (const [query, variables] of [
        [update, { uid: imageUid }],
        [`mutation ($uid: ID!) { deleteImage(uid: $uid) { uid } }`, { uid: imageUid }],
        [bulk, { uids: [imageUid] }],
        [updates, { uids: [imageUid] }],
      ] as const) {
        const { errors } = await site.ask(query, variables, site.ann.token);
        expect(errors[0]).toMatchObject({
          message: TEXTS.comparisons.imageInUse,
          extensions: { code: 'CONFLICT' },
        });
      }
    }
    expect((await site.ask(DELETE, { uid }, site.ann.token)).data).toEqual({ deleteComparison: uid });
    expect((await site.ask(bulk, { uids: [original.imageUid] }, site.ann.token)).data).toEqual({
      trashImages: [{ uid: original.imageUid }],
    });
  });

  it('are changed by their owner; absent texts keep their values, and null removes a text', async () => {
    const { uid } = await site.publish({ title: 'Dusk', description: 'At sea' });
    const change = async (input: object) => (await site.ask(UPDATE, { uid, input }, site.ann.token)).data;
    expect(await change({ title: ' Dawn ' })).toEqual({
      updateComparison: { title: 'Dawn', description: 'At sea' },
    });
    expect(await change({ description: null })).toEqual({
      updateComparison: { title: 'Dawn', description: null },
    });
    expect(await change({ title: null, description: '🏔️ <b>' })).toEqual({
      updateComparison: { title: '', description: '🏔️ <b>' },
    });
    expect(await change({})).toEqual({ updateComparison: { title: '', description: '🏔️ <b>' } });
  });

  it.each([
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ description: 'x'.repeat(2_001) }, 'description'],
  ])('refuse a title or description that is too long with an error for that field', async (input, field) => {
    const { uid } = await site.publish();
    const { errors } = await site.ask(UPDATE, { uid, input }, site.ann.token);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: [expect.any(String)] } },
    });
  });

  it.each(['\u0000', '\ud800'])(
    'refuse a title with the characters %j, which cannot be stored',
    async (title) => {
      const { uid } = await site.publish();
      expect(await codeOf(UPDATE, { uid, input: { title } }, site.ann.token)).toBe('INVALID_INPUT');
    },
  );

  it('read as null after their deletion, and so do unknown uids', async () => {
    const { uid } = await site.publish();
    await site.ask(DELETE, { uid }, site.ann.token);
    for (const token of [site.ann.token, site.bob.token, null]) {
      for (const one of [uid, NOBODYS, '', '../etc', "'; drop table comparison; --"]) {
        expect(await site.look(one, token)).toBeNull();
      }
    }
  });

  it('read as null while the deletion of their owner’s account is pending', async () => {
    const { uid } = await site.publish();
    site.world.changeUser(site.ann.user.id, { deletionRequestedAt: new Date() });
    expect(await site.look(uid, site.bob.token)).toBeNull();
  });

  describe('in the list of a user', () => {
    const list = async (variables: object = {}, token = site.ann.token): Promise<Page> =>
      (await site.ask(LIST, { ...variables }, token)).data?.['comparisons'] as Page;

    it('come newest first, page by page', async () => {
      for (const title of ['one', 'two', 'three']) {
        await site.publish({ title });
        site.world.clock.advance(1_000);
      }
      const first = await list({ first: 2 });
      expect(first.nodes.map(({ title }) => title)).toEqual(['three', 'two']);
      expect(first.pageInfo.hasNextPage).toBe(true);
      const second = await list({ first: 2, after: first.pageInfo.endCursor });
      expect(second.nodes.map(({ title }) => title)).toEqual(['one']);
      expect(second.pageInfo.hasNextPage).toBe(false);
    });

    it('are only those of the viewer, and are refused to visitors', async () => {
      await site.publish();
      expect(await list({}, site.bob.token)).toEqual({
        nodes: [],
        pageInfo: { endCursor: null, hasNextPage: false },
      });
      expect(await codeOf(LIST, {}, null)).toBe('UNAUTHENTICATED');
    });

    it.each([{ first: 0 }, { first: 101 }, { after: 'garbage' }, { after: '' }, { after: "' OR 1=1" }])(
      'refuse the arguments %j with INVALID_INPUT',
      async (variables) => {
        expect(await codeOf(LIST, variables, site.ann.token)).toBe('INVALID_INPUT');
      },
    );

    it('need as many database queries for twenty comparisons as for one', async () => {
      const { image, versions } = await site.imageOfThree('public');
      const [first, second, third] = versions;
      const between = async (originalVersionId: string, editedVersionId: string) =>
        site.ask(
          CREATE,
          { input: { imageUid: image.uid, originalVersionId, editedVersionId } },
          site.ann.token,
        );
      await between(first.id, second.id);
      const counted = site.countQueries();
      await list();
      const ofOne = counted();
      for (let index = 0; index < 9; index += 1) await site.publish();
      for (let index = 0; index < 10; index += 1) await between(second.id, third.id);
      const again = site.countQueries();
      expect((await list()).nodes).toHaveLength(20);
      expect(again()).toEqual(ofOne);
      expect(ofOne.length).toBeLessThanOrEqual(4);
    });
  });
});
