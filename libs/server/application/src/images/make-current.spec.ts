import { newDocument, serializeDocument } from '@safelight/engine';
import { TITLE_MAX_LENGTH, type PictureContentType } from '@safelight/rules';
import { bytesOf, createWorld } from '../testing/index.ts';

/** An image with this title whose first version is a PNG and whose second version has another type. */
const setUp = async (title: string, second: PictureContentType) => {
  const world = createWorld();
  const { useCases, repositories } = world;
  const { user, viewer } = await world.signUp('ada');
  const { uid, current } = await world.uploadText(user.id, 'picture');
  await useCases.updateImage(viewer, uid, { title });
  const key = 'images/second';
  const stored = await world.store.put(key, bytesOf('picture two'), { maxBytes: 100 });
  const file = { key, contentType: second, ...stored };
  const version = { ...current, id: world.ids.uuid(), number: 2, contentType: second };
  await repositories.images.insertVersion({ ...version, original: file, shared: file });
  const use = async (id: string) => (await useCases.useVersion(viewer, uid, id)).title;
  return { useCases, viewer, uid, firstId: current.id, secondId: version.id, use };
};

describe('the title of an image whose current version changes', () => {
  it.each([
    ['Sea.png', 'image/jpeg', 'Sea.jpg'],
    ['SEA.PNG', 'image/webp', 'SEA.webp'],
    ['Sea.png', 'image/png', 'Sea.png'],
    ['Sea at night', 'image/jpeg', 'Sea at night'],
    ['v1.2', 'image/jpeg', 'v1.2'],
    ['Sea.jpg', 'image/jpeg', 'Sea.jpg'],
    ['.png', 'image/jpeg', '.png'],
    [`${'x'.repeat(TITLE_MAX_LENGTH - 4)}.png`, 'image/webp', `${'x'.repeat(TITLE_MAX_LENGTH - 4)}.png`],
  ] as const)('%s, now %s, is %s', async (title, type, expected) => {
    const { use, secondId } = await setUp(title, type);
    expect(await use(secondId)).toBe(expected);
  });

  it.each(['Sea.jpg', 'Sea.jpeg'])('is of the first type again with the first version: %s', async (title) => {
    const { useCases, viewer, uid, use, firstId, secondId } = await setUp('Sea.png', 'image/jpeg');
    await use(secondId);
    await useCases.updateImage(viewer, uid, { title });
    expect(await use(firstId)).toBe('Sea.png');
    expect((await useCases.getImage(viewer, uid)).title).toBe('Sea.png');
  });

  it('names the type of what the editor published', async () => {
    const { useCases, viewer, uid, use, secondId } = await setUp('Sea.png', 'image/jpeg');
    expect(await use(secondId)).toBe('Sea.jpg');
    const source = { kind: 'version', versionId: secondId } as const;
    const json = serializeDocument(newDocument({ width: 40, height: 30, source }));
    await useCases.saveDocument(viewer, { imageUid: uid, baseRevision: 0, json, userAgent: '' });
    const published = await useCases.publishDocument(await useCases.grantUpload(viewer), {
      imageUid: uid,
      revision: 1,
      source: bytesOf('picture that was rendered'),
    });
    expect(published.image).toMatchObject({ title: 'Sea.png', current: { contentType: 'image/png' } });
  });
});
