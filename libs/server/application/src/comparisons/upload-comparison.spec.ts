import { ANONYMOUS, DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { bytesOf, createWorld } from '../testing/index.ts';
import type { ComparisonFile, ComparisonUpload } from './upload-comparison.ts';

const file = (text: string, filename = 'photo.png'): ComparisonFile => ({ source: bytesOf(text), filename });

const setUp = async () => {
  const world = createWorld();
  const { viewer } = await world.signUp('ada');
  const upload = world.useCases.uploadComparison;
  const send = async (changes: Partial<ComparisonUpload> = {}, idempotencyKey: string | null = null) =>
    upload(await world.grant(viewer, { idempotencyKey }), {
      original: file('picture before', 'before.png'),
      edited: file('picture after', 'after.png'),
      ...changes,
    });
  const counts = () => ({
    images: world.database.tables.images.size,
    comparisons: world.database.tables.comparisons.size,
    objects: world.store.objects.size,
    notes: world.database.tables.intents.size,
  });
  return { world, viewer, send, upload, counts };
};

const NOTHING = { images: 0, comparisons: 0, objects: 0, notes: 0 };
const ONE = { images: 2, comparisons: 1, objects: 4, notes: 0 };

describe('uploading a comparison', () => {
  it('stores both pictures as public images and publishes the comparison', async () => {
    const { world, send, counts } = await setUp();
    const view = await send({ title: 'Title', description: 'Words' });
    expect(view).toMatchObject({
      ...{ title: 'Title', description: 'Words', viewCount: 0 },
      sides: {
        original: { image: { originalFilename: 'before.png', privacy: 'public' } },
        edited: { image: { originalFilename: 'after.png', privacy: 'public' } },
      },
    });
    expect(await world.useCases.getComparison(ANONYMOUS, view.uid)).toEqual(view);
    expect(counts()).toEqual(ONE);
  });

  it('accepts the original and the edited file in either order', async () => {
    const { send, counts } = await setUp();
    let arrive: (original: ComparisonFile) => void = () => undefined;
    const original = new Promise<ComparisonFile>((resolve) => (arrive = resolve));
    async function* firstPart(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('picture after');
      arrive(file('picture before', 'before.png'));
    }
    const view = await send({ original, edited: { source: firstPart(), filename: 'after.png' } });
    expect(view.sides.original.image.originalFilename).toBe('before.png');
    expect(view.sides.edited.image.originalFilename).toBe('after.png');
    expect(counts()).toEqual(ONE);
  });

  it('creates new images even if the same files were uploaded before', async () => {
    const { world, viewer, send, counts } = await setUp();
    const mine = await world.upload(await world.grant(viewer), {
      ...file('picture before'),
      privacy: 'private',
    });
    await send({ edited: file('picture before') });
    expect(counts()).toMatchObject({ images: 3 });
    expect(world.database.tables.images.get(mine.image.uid)?.privacy).toBe('private');
  });

  it.each([
    ['an original that is not a picture', { original: file('words') }, 'Original image: '],
    ['an edited file that is not a picture', { edited: file('words') }, 'Edited image: '],
    ['an edited file that cannot be decoded', { edited: file('picture, broken') }, 'Edited image: '],
    ['an SVG, which comparisons do not take', { original: file('<svg/>') }, 'Original image: '],
  ])('refuses %s, names the side in the error and stores nothing', async (_what, changes, prefix) => {
    const { send, counts } = await setUp();
    await expect(send(changes)).rejects.toMatchObject({
      code: 'INVALID_FILE_FORMAT',
      message: `${prefix}${TEXTS.images.invalidFormat}`,
    });
    expect(counts()).toEqual(NOTHING);
  });

  it('refuses a file above the limit of the plan, names its side and stores nothing', async () => {
    const { send, counts } = await setUp();
    const large = bytesOf('picture', ...Array.from({ length: 11 }, () => 'x'.repeat(1024 * 1024)));
    await expect(send({ edited: { source: large, filename: 'a.png' } })).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: 'Edited image: File size must be less than 10MB.',
    });
    expect(counts()).toEqual(NOTHING);
  });

  it('stores nothing if the second file never arrives or the upload is aborted', async () => {
    const { send, counts } = await setUp();
    const missing = new DomainError('FILE_REQUIRED', TEXTS.comparisons.bothRequired);
    await expect(send({ edited: Promise.reject(missing) })).rejects.toMatchObject({ code: 'FILE_REQUIRED' });
    async function* breaksOff(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('picture');
      throw new Error('aborted');
    }
    await expect(send({ edited: { source: breaksOff(), filename: 'a' } })).rejects.toThrow('aborted');
    expect(counts()).toEqual(NOTHING);
  });

  it('stores nothing if both files together exceed the storage of the plan', async () => {
    const { world, viewer, upload, counts } = await setUp();
    await world.leaveRoom(viewer.userId, 20);
    const grant = await world.grant(viewer);
    const both = { original: file('picture before'), edited: file('picture after') };
    await expect(upload(grant, both)).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
    expect(counts()).toEqual(NOTHING);
  });

  it('stores nothing if the comparison cannot be recorded', async () => {
    const { world, send, counts } = await setUp();
    const { comparisons } = world.repositories;
    const { insert } = comparisons;
    comparisons.insert = () => Promise.reject(new Error('database is down'));
    await expect(send()).rejects.toThrow('database is down');
    expect(counts()).toEqual(NOTHING);
    comparisons.insert = insert;
    await send();
    expect(counts()).toEqual(ONE);
  });

  it('refuses texts that are too long before it reads the files', async () => {
    const { send } = await setUp();
    const unread = { source: bytesOf('picture'), filename: 'a.png' };
    await expect(send({ original: unread, title: 'x'.repeat(201) })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect((await unread.source.next()).done).toBe(false);
  });

  it('returns the first comparison for a repeated Idempotency-Key, and CONFLICT if the files differ', async () => {
    const { send, counts } = await setUp();
    const first = await send({}, 'key');
    expect(await send({}, 'key')).toEqual(first);
    await expect(send({ edited: file('picture other') }, 'key')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(counts()).toEqual(ONE);
  });
});
