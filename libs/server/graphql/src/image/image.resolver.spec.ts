import { siteForEach } from '../testing/test-server.ts';

type Fields = Record<string, unknown>;

const IMAGE = `query ($uid: ID!) { image(uid: $uid) {
  uid title originalFilename contentType fileExtension fileSize width height privacy tags isFavorite isOwner
  viewCount createdAt lastAccessed deletedAt deleteUrl thumbhash url downloadUrl permalink thumbnailUrl large: thumbnailUrl(width: 1280)
  current { id number isCurrent aiEdit { prompt } contentType fileSize width height createdAt url downloadUrl thumbnailUrl thumbhash }
  versions { id } aiEditJobs { id }
} }`;
const UPDATE = `mutation ($uid: ID!, $input: UpdateImageInput!) {
  updateImage(uid: $uid, input: $input) { title originalFilename privacy isFavorite tags }
}`;

describe('images', () => {
  const { site, ann, bob } = siteForEach('ann', 'bob');

  const upload = (privacy: 'public' | 'private' = 'private') =>
    site.world.uploadText(ann.user.id, 'picture with gps', privacy);
  const look = async (uid: string, token: string | null): Promise<Fields | null> =>
    (await site.ask(IMAGE, { uid }, token)).data?.['image'] as Fields | null;

  it('show all fields to their owner', async () => {
    const { uid, current } = await upload();
    const fields = await look(uid, ann.token);
    expect(fields).toMatchObject({
      uid,
      title: 'photo.png',
      originalFilename: 'photo.png',
      contentType: 'image/png',
      fileExtension: 'png',
      fileSize: 16,
      width: 40,
      height: 30,
      privacy: 'PRIVATE',
      tags: [],
      isFavorite: false,
      isOwner: true,
      viewCount: 0,
      lastAccessed: null,
      permalink: `https://site.example/image/${uid}`,
      deletedAt: null,
      deleteUrl: expect.stringMatching(`^https://site\\.example/d/${uid}/[\\w-]{43}$`),
      thumbhash: current.thumbhash,
      current: { id: current.id, number: 1, isCurrent: true, aiEdit: null, fileSize: 16 },
      versions: [{ id: current.id }],
      aiEditJobs: [],
    });
  });

  it('have signed addresses while they are private, and offer their owner the original as download', async () => {
    const { uid } = await upload();
    const fields = await look(uid, ann.token);
    const signed = /\?expires=\d+&signature=[\w-]+$/;
    expect(fields?.['url']).toMatch(signed);
    expect(fields?.['thumbnailUrl']).toMatch(signed);
    expect(fields?.['thumbnailUrl']).toContain('/w320?');
    expect(fields?.['large']).toContain('/w1280?');
    expect(fields?.['downloadUrl']).toMatch(/\/original\.png\?expires=\d+&signature=[\w-]+&download=1$/);
  });

  it('show other people the shared rendition while they are public, and no fields for the owner', async () => {
    const { uid } = await upload('public');
    await site.ask(UPDATE, { uid, input: { isFavorite: true } }, ann.token);
    for (const token of [null, bob.token]) {
      const fields = await look(uid, token);
      expect(fields).toMatchObject({ isOwner: false, isFavorite: false, lastAccessed: null, fileSize: 13 });
      expect(fields).toMatchObject({ deletedAt: null, deleteUrl: null, thumbhash: expect.any(String) });
      expect(fields?.['url']).toMatch(/\/full\.png$/);
      expect(fields?.['downloadUrl']).toMatch(/\/full\.png\?download=1$/);
      expect(fields?.['aiEditJobs']).toEqual([]);
    }
  });

  it('have thumbnails of the widths 320, 640, 1280 and 2048 only', async () => {
    const { uid } = await upload();
    const query = `query ($uid: ID!) { image(uid: $uid) { thumbnailUrl(width: 321) } }`;
    const { errors } = await site.ask(query, { uid }, ann.token);
    expect(errors[0]).toMatchObject({
      path: ['image', 'thumbnailUrl'],
      extensions: {
        code: 'INVALID_INPUT',
        details: { fields: { width: ['Use one of 320, 640, 1280, 2048.'] } },
      },
    });
  });

  it('are changed by their owner; null and absent fields keep their values', async () => {
    const { uid } = await upload();
    const input = { title: 'Dunes', privacy: 'PUBLIC', tags: ['sand'], isFavorite: null };
    const { data } = await site.ask(UPDATE, { uid, input }, ann.token);
    expect(data).toEqual({
      updateImage: {
        title: 'Dunes',
        originalFilename: 'photo.png',
        privacy: 'PUBLIC',
        isFavorite: false,
        tags: ['sand'],
      },
    });
  });

  it('store tags in lower case, and show them only to their owner by default', async () => {
    const { uid } = await upload('public');
    const { data } = await site.ask(UPDATE, { uid, input: { tags: ['Sand', 'sand', 'SEA'] } }, ann.token);
    expect(data).toMatchObject({ updateImage: { tags: ['sand', 'sea'] } });
    for (const token of [null, bob.token]) expect(await look(uid, token)).toMatchObject({ tags: [] });
  });

  it('refuse a blank title with an error for the field "title"', async () => {
    const { uid } = await upload();
    const title = await site.ask(UPDATE, { uid, input: { title: ' ' } }, ann.token);
    expect(title.errors[0]?.extensions).toMatchObject({
      details: { fields: { title: [expect.any(String)] } },
    });
  });

  it('refuse an unknown privacy before any resolver runs', async () => {
    const { uid } = await upload();
    const { status, errors } = await site.ask(UPDATE, { uid, input: { privacy: 'public' } }, ann.token);
    expect(status).toBe(400);
    expect(errors[0]?.extensions.code).toBe('INVALID_INPUT');
  });

  it('read as null after they were moved to the trash', async () => {
    const { uid } = await upload();
    const { data } = await site.ask(
      `mutation ($uid: ID!) { deleteImage(uid: $uid) { uid deletedAt } }`,
      { uid },
      ann.token,
    );
    expect(data).toEqual({ deleteImage: { uid, deletedAt: site.world.clock.now().toISOString() } });
    expect(await look(uid, ann.token)).toBeNull();
  });

  it.each([
    ['public', 'still works for everyone', expect.stringMatching(/\/full\.png$/)],
    ['private', 'works for the owner only', expect.stringContaining('signature=')],
  ] as const)(
    'can get another current version; the address of the previous version of a %s image %s',
    async (privacy, _whose, url) => {
      const image = await upload(privacy);
      const second = { ...image.current, id: site.world.ids.uuid(), number: 2 };
      await site.world.repositories.images.insertVersion(second);
      const use = `mutation ($uid: ID!, $id: ID!) { useVersion(imageUid: $uid, versionId: $id) {
      current { number isCurrent } versions { number isCurrent url }
    } }`;
      const { data } = await site.ask(use, { uid: image.uid, id: second.id }, ann.token);
      expect(data).toMatchObject({
        useVersion: {
          current: { number: 2, isCurrent: true },
          versions: [
            { number: 1, isCurrent: false, url },
            { number: 2, isCurrent: true, url },
          ],
        },
      });
      const theirs = await site.ask(use, { uid: image.uid, id: second.id }, bob.token);
      expect(theirs.errors[0]?.extensions.code).toBe('NOT_FOUND');
      const none = await site.ask(use, { uid: image.uid, id: 'garbage' }, ann.token);
      expect(none.errors[0]?.extensions.code).toBe('NOT_FOUND');
    },
  );

  it('have an address in sRGB for each version that is a JPEG, for their owner only', async () => {
    const image = await upload('public');
    const jpeg = {
      ...image.current,
      id: site.world.ids.uuid(),
      number: 2,
      contentType: 'image/jpeg',
    } as const;
    await site.world.repositories.images.insertVersion(jpeg);
    const query = `query ($uid: ID!) { image(uid: $uid) { versions { number srgbUrl } } }`;
    const shownTo = async (token: string | null) => (await site.ask(query, { uid: image.uid }, token)).data;
    const srgbUrl = expect.stringMatching(/\/srgb\.jpg\?expires=\d+&signature=[\w-]+$/);
    expect(await shownTo(ann.token)).toEqual({
      image: {
        versions: [
          { number: 1, srgbUrl: null },
          { number: 2, srgbUrl },
        ],
      },
    });
    expect(await shownTo(bob.token)).toEqual({ image: { versions: [{ number: 1, srgbUrl: null }] } });
  });

  it('let only their owner delete a version, and never the current version', async () => {
    const image = await upload('private');
    const second = { ...image.current, id: site.world.ids.uuid(), number: 2 };
    await site.world.repositories.images.insertVersion(second);
    const remove = `mutation ($uid: ID!, $id: ID!) { deleteVersion(imageUid: $uid, versionId: $id) {
      uid versions { number }
    } }`;
    const codeFor = async (id: string, token: string) =>
      (await site.ask(remove, { uid: image.uid, id }, token)).errors[0]?.extensions.code;
    expect(await codeFor(second.id, bob.token)).toBe('NOT_FOUND');
    expect(await codeFor('garbage', ann.token)).toBe('NOT_FOUND');
    expect(await codeFor(image.current.id, ann.token)).toBe('CONFLICT');
    const { data } = await site.ask(remove, { uid: image.uid, id: second.id }, ann.token);
    expect(data).toEqual({ deleteVersion: { uid: image.uid, versions: [{ number: 1 }] } });
    expect(await codeFor(second.id, ann.token)).toBe('NOT_FOUND');
  });
});
