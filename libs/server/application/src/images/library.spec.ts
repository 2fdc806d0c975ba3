import { ANONYMOUS } from '@safelight/domain';
import { TAGS_MAX, TEXTS } from '@safelight/rules';
import { bytesOf, createWorld } from '../testing/index.ts';
import { decodeImageCursor, encodeImageCursor } from './image-cursor.ts';
import { encodeProjectCursor } from '../projects/project-cursor.ts';
import { ALL_IMAGES } from './image-filter.ts';

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const eve = await world.signUp('eve');
  const image = (uid: string) => world.database.tables.images.get(uid);
  return { world, user, viewer, eve, image };
};

describe('changing many images', () => {
  it('changes those of the viewer, and none of other users', async () => {
    const { world, user, viewer, eve, image } = await setUp();
    const a = await world.uploadText(user.id, 'picture a');
    const b = await world.uploadText(user.id, 'picture b');
    const hers = await world.uploadText(eve.user.id, 'picture c');
    await world.useCases.updateImage(viewer, a.uid, { tags: ['old', 'sea'] });
    const changes = { isFavorite: true, privacy: 'public', addTags: [' sky '], removeTags: ['old'] } as const;
    const changed = await world.useCases.updateImages(viewer, [a.uid, b.uid, hers.uid], changes);
    expect(changed).toMatchObject([a, b].map(({ uid }) => ({ uid, isFavorite: true })));
    expect(image(a.uid)).toMatchObject({ isFavorite: true, privacy: 'public', tags: ['sea', 'sky'] });
    expect(image(b.uid)).toMatchObject({ isFavorite: true, privacy: 'public', tags: ['sky'] });
    expect(image(hers.uid)).toMatchObject({ isFavorite: false, privacy: 'private', tags: [] });
  });

  it('gives no image more than 50 tags, even if another request adds some at the same time', async () => {
    const { world, user, viewer, image } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture');
    const tagsOf = (name: string, count: number) => Array.from({ length: count }, (_, n) => `${name} ${n}`);
    const { updateMany } = world.repositories.images;
    // Another process commits its change before this one locks the image.
    world.repositories.images.updateMany = async (...args) => {
      world.repositories.images.updateMany = updateMany;
      await updateMany(user.id, [uid], { addTags: tagsOf('theirs', 30) }, world.clock.now());
      return updateMany(...args);
    };
    const changes = { addTags: tagsOf('ours', 30) };
    await expect(world.useCases.updateImages(viewer, [uid], changes)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(image(uid)?.tags.length).toBeLessThanOrEqual(TAGS_MAX);
  });

  it('takes a comma as the end of a tag, as forms and addresses do', async () => {
    const { world, user, viewer } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture');
    const tagsAfter = async (tags: readonly string[]) =>
      (await world.useCases.updateImage(viewer, uid, { tags })).tags;
    expect(await tagsAfter(['Sea, sky,', 'sea'])).toEqual(['sea', 'sky']);
    await expect(tagsAfter([' , '])).rejects.toMatchObject({ message: 'This field may not be blank.' });
  });

  it('refuses blank tags and more than 50 tags on one image, and then changes no image', async () => {
    const { world, user, viewer, image } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture');
    const tags = Array.from({ length: 50 }, (_, n) => `tag ${n}`);
    await world.useCases.updateImage(viewer, uid, { tags });
    const update = world.useCases.updateImages;
    await expect(update(viewer, [uid], { addTags: [' '] })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(update(viewer, [uid], { addTags: ['one more'] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(image(uid)?.tags).toEqual(tags);
    const [changed] = await update(viewer, [uid], { addTags: ['one more'], removeTags: ['tag 0'] });
    expect(changed?.tags).toEqual([...tags.slice(1), 'one more']);
  });

  it('is refused without a signed-in user', async () => {
    const { world, user } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture');
    await expect(world.useCases.updateImages(ANONYMOUS, [uid], { isFavorite: true })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('the library', () => {
  it('lists and counts the same images for each search and filter, and none from the trash', async () => {
    const { world, user, viewer, eve } = await setUp();
    const a = await world.uploadText(user.id, 'picture a');
    await world.uploadText(user.id, 'picture b');
    await world.uploadText(eve.user.id, 'picture c');
    await world.useCases.updateImage(viewer, a.uid, {
      title: 'Sunset',
      tags: ['sea', 'sky'],
      isFavorite: true,
    });
    const matching = async (search: string | null, changes: Partial<typeof ALL_IMAGES> = {}) => {
      const filter = { ...ALL_IMAGES, ...changes };
      const page = await world.useCases.listImages(viewer, {
        ...{ sort: 'newest', limit: 10, after: null },
        ...{ search, filter },
      });
      const { count, isExact } = await world.useCases.countMatchingImages(viewer, { search, filter });
      expect([count, isExact]).toEqual([page.images.length, true]);
      return page.images.map(({ title }) => title);
    };
    expect(await matching(null)).toHaveLength(2);
    expect(await matching('SUN')).toEqual(['Sunset']);
    expect(await matching(null, { tags: ['sky', 'sea'] })).toEqual(['Sunset']);
    expect(await matching(null, { tags: ['Sky', 'SEA'] })).toEqual(['Sunset']);
    expect(await matching(null, { tags: ['sky', 'land'] })).toEqual([]);
    expect(await matching(null, { isFavorite: false })).toEqual(['photo.png']);
    expect(await matching(null, { isTrashed: true })).toEqual([]);
  });

  it('finds texts in composed and decomposed Unicode alike, because macOS decomposes the names of files', async () => {
    const { world, user, viewer } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture a');
    const [decomposed, whole] = ['Cafe\u0301', 'Caf\u00e9'];
    const image = await world.useCases.updateImage(viewer, uid, { title: decomposed, tags: [decomposed] });
    expect([image.title, image.tags]).toEqual([whole, [whole.toLowerCase()]]);
    for (const search of [decomposed, whole]) {
      const wanted = { search, filter: { ...ALL_IMAGES, tags: [search] } };
      const list = { sort: 'newest', limit: 10, after: null, ...wanted } as const;
      expect((await world.useCases.listImages(viewer, list)).images).toHaveLength(1);
      expect(await world.useCases.countMatchingImages(viewer, wanted)).toMatchObject({ count: 1 });
    }
  });

  it('lists the tags of its owner only, most used first', async () => {
    const { world, user, viewer, eve } = await setUp();
    const a = await world.uploadText(user.id, 'picture a');
    const b = await world.uploadText(user.id, 'picture b');
    const hers = await world.uploadText(eve.user.id, 'picture c');
    await world.useCases.updateImage(viewer, a.uid, { tags: ['rare', 'often'] });
    await world.useCases.updateImage(viewer, b.uid, { tags: ['often'] });
    await world.useCases.updateImage(eve.viewer, hers.uid, { tags: ['hers'] });
    expect(await world.useCases.listImageTags(viewer)).toEqual([
      { tag: 'often', count: 2 },
      { tag: 'rare', count: 1 },
    ]);
  });
});

describe('the cursor of a list of images', () => {
  const uid = 'A'.repeat(22);
  const time = '2026-01-31T10:00:00.123456Z';

  it.each([
    ['newest', time],
    ['oldest', '2026-01-31T10:00:00.000Z'],
    ['name', 'a “title” 🌅'],
  ] as const)('is decoded as it was encoded in a list sorted by %s', (sort, sortKey) => {
    expect(decodeImageCursor(encodeImageCursor({ sortKey, uid }, sort), sort)).toEqual({ sortKey, uid });
  });

  it.each([
    ['empty', ''],
    ['not base64', '!!!'],
    ['not JSON', Buffer.from('x').toString('base64url')],
    ['of the other order by time', encodeImageCursor({ sortKey: time, uid }, 'oldest')],
    ['of a list of projects', encodeProjectCursor({ sortKey: time, id: 'project_1767225600000' }, 'newest')],
    ['one with a title as its time', encodeImageCursor({ sortKey: 'title', uid }, 'newest')],
    [
      'one with an impossible time',
      encodeImageCursor({ sortKey: '2026-13-31T10:00:00.000Z', uid }, 'newest'),
    ],
    ['one with the year 0', encodeImageCursor({ sortKey: '0000-01-31T10:00:00.000Z', uid }, 'newest')],
    ['one with 31 February', encodeImageCursor({ sortKey: '2026-02-31T10:00:00.000Z', uid }, 'newest')],
    ['one with an invalid uid', encodeImageCursor({ sortKey: time, uid: 'x' }, 'newest')],
  ])('is refused if it is %s, and the error names the field', (_what, text) => {
    expect(() => decodeImageCursor(text, 'newest', 'cursor')).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        details: { fields: { cursor: [expect.any(String)] } },
      }),
    );
  });

  it('is refused if it contains a title with a NUL character', () => {
    const text = encodeImageCursor({ sortKey: 'a\u0000', uid }, 'name');
    expect(() => decodeImageCursor(text, 'name')).toThrow('Use the cursor');
  });
});

describe('exporting images', () => {
  it("includes the originals of the viewer's own images, with unique names and the right extensions", async () => {
    const { world, viewer, eve } = await setUp();
    const upload = async (filename: string, text: string) => {
      const picture = { source: bytesOf(text), filename, privacy: 'private' } as const;
      return (await world.upload(await world.grant(viewer), picture)).image.uid;
    };
    const uids = [
      await upload('cat.png', 'picture 1 with gps'),
      await upload('CAT.png', 'picture 2'),
      await upload('a:b?.jpg', 'picture 3'),
      await upload('...', 'picture 4'),
      (await world.uploadText(eve.user.id, 'picture of eve')).uid,
    ];
    const { filename, entries } = await world.useCases.exportImages(viewer, uids);
    expect(filename).toBe('safelight-images-2026-01-01.zip');
    const found: string[] = [];
    for await (const { name, open } of entries) {
      for await (const chunk of await open()) found.push(`${name}: ${Buffer.from(chunk).toString()}`);
    }
    expect(found).toEqual([
      'cat.png: picture 1 with gps',
      'CAT (2).png: picture 2',
      'a_b_.png: picture 3',
      '_.png: picture 4',
    ]);
  });

  it('refuses an empty selection, and a selection without an image of the viewer', async () => {
    const { world, user, eve } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    const run = world.useCases.exportImages;
    await expect(run(eve.viewer, [])).rejects.toThrow(TEXTS.library.selectFirst);
    await expect(run(eve.viewer, [uid])).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(run(ANONYMOUS, [uid])).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
