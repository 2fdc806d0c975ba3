import { ANONYMOUS, DomainError } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import type { RemoteImages } from '../ports/index.ts';
import { bytesOf, createWorld } from '../testing/index.ts';
import { uploadFromUrl } from './upload-from-url.ts';
import type { Upload } from './upload-image.ts';

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const send = async (text: string, changes: Partial<Upload> = {}, idempotencyKey: string | null = null) =>
    world.upload(await world.grant(viewer, { idempotencyKey }), {
      source: bytesOf(text),
      filename: 'photo.png',
      privacy: 'private',
      ...changes,
    });
  const counts = () => ({
    images: world.database.tables.images.size,
    objects: world.store.objects.size,
    notes: world.database.tables.intents.size,
  });
  return { world, user, viewer, send, counts };
};

describe('uploading the same file again', () => {
  it('returns the existing image unchanged and stores no second copy', async () => {
    const { send, counts } = await setUp();
    const first = await send('picture');
    expect(first.isDuplicate).toBe(false);
    const again = await send('picture', { filename: 'other.png' });
    expect(again).toEqual({ image: first.image, isDuplicate: true });
    expect(counts()).toEqual({ images: 1, objects: 2, notes: 0 });
  });

  it('creates a new image if the existing one has another privacy, so that what is uploaded as private has no public link', async () => {
    const { send, counts } = await setUp();
    const open = await send('picture', { privacy: 'public' });
    const hidden = await send('picture', { late: () => ({ privacy: 'private' }) });
    expect(hidden).toMatchObject({ image: { privacy: 'private' }, isDuplicate: false });
    expect(await send('picture', { privacy: 'public' })).toEqual({ ...open, isDuplicate: true });
    expect(await send('picture')).toEqual({ ...hidden, isDuplicate: true });
    expect(counts()).toMatchObject({ images: 2, notes: 0 });
  });

  it('creates a new image if one of the two expires, so that what is uploaded to stay does not vanish', async () => {
    const { send, counts } = await setUp();
    const brief = await send('picture', { expiresIn: 3_600 });
    const lasting = await send('picture');
    expect(lasting).toMatchObject({ image: { expiresAt: null }, isDuplicate: false });
    const briefAgain = await send('picture', { late: () => ({ expiresIn: 60 }) });
    expect(briefAgain.isDuplicate).toBe(false);
    expect(briefAgain.image.expiresAt).not.toEqual(brief.image.expiresAt);
    expect(await send('picture')).toEqual({ ...lasting, isDuplicate: true });
    expect(counts()).toMatchObject({ images: 3, notes: 0 });
  });

  it('creates only one image, even if many uploads run at the same time', async () => {
    const { send, counts } = await setUp();
    const all = await Promise.all(Array.from({ length: 10 }, () => send('picture')));
    expect(new Set(all.map(({ image }) => image.uid)).size).toBe(1);
    expect(all.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
    expect(counts()).toEqual({ images: 1, objects: 2, notes: 0 });
  });

  it('creates only one image for each privacy, even if many uploads run at the same time', async () => {
    const { send } = await setUp();
    const privacies = Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? 'public' : 'private'));
    const all = await Promise.all(privacies.map((privacy) => send('picture', { privacy })));
    expect(all.map(({ image }) => image.privacy)).toEqual(privacies);
    expect(new Set(all.map(({ image }) => image.uid)).size).toBe(2);
  });

  it('creates a second image if that is requested, if the user is another one, or if the first is in the trash', async () => {
    const { world, viewer, send } = await setUp();
    const { image } = await send('picture');
    expect((await send('picture', { allowDuplicate: true })).isDuplicate).toBe(false);
    const eve = await world.signUp('eve');
    const hers = await world.uploadText(eve.user.id, 'picture');
    expect(hers.uid).not.toBe(image.uid);
    await world.useCases.trashImages(viewer, [...world.database.tables.images.keys()]);
    expect((await send('picture')).isDuplicate).toBe(false);
  });

  it('succeeds even if the storage has no room for a second copy', async () => {
    const { world, viewer, send } = await setUp();
    const { image } = await send('picture');
    await world.leaveRoom(viewer.userId, 1);
    const grant = await world.grant(viewer);
    const upload = { source: bytesOf('picture'), filename: 'a.png', privacy: 'private' } as const;
    expect(await world.upload(grant, upload)).toEqual({ image, isDuplicate: true });
  });
});

describe('an upload with an Idempotency-Key', () => {
  it('returns the first image if it is repeated with the same file, whether or not duplicates are allowed', async () => {
    const { send, counts } = await setUp();
    const first = await send('picture', { allowDuplicate: true }, 'key');
    expect(await send('picture', { allowDuplicate: true }, 'key')).toEqual(first);
    expect(await send('picture', {}, 'key')).toEqual(first);
    expect(counts()).toEqual({ images: 1, objects: 2, notes: 0 });
  });

  it('creates one image even if it is sent twenty times simultaneously', async () => {
    const { send, counts } = await setUp();
    const sendOne = () => send('picture', { allowDuplicate: true }, 'key');
    await Promise.all(Array.from({ length: 20 }, sendOne));
    expect(counts()).toEqual({ images: 1, objects: 2, notes: 0 });
  });

  it('returns the result of the first upload, even if that was an existing image', async () => {
    const { send } = await setUp();
    const { image } = await send('picture');
    expect(await send('picture', {}, 'key')).toEqual({ image, isDuplicate: true });
    expect(await send('picture', {}, 'key')).toEqual({ image, isDuplicate: true });
  });

  it.each<[string, Partial<Upload>]>([
    ['privacy', { privacy: 'public' }],
    ['name', { filename: 'other.png' }],
    ['privacy that is sent after the file', { late: () => ({ privacy: 'public' }) }],
    ['name that is sent after the file', { late: () => ({ filename: 'other.png' }) }],
  ])('is a conflict if it is repeated with another %s, and changes nothing', async (_what, changes) => {
    const { world, send, counts } = await setUp();
    const { image } = await send('picture', {}, 'key');
    await expect(send('picture', changes, 'key')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await world.repositories.images.find(image.uid)).toEqual(image);
    expect(counts()).toEqual({ images: 1, objects: 2, notes: 0 });
  });

  it('is recognized as repeated whether its text fields come before or after the file', async () => {
    const { send } = await setUp();
    const texts = { filename: 'cat.png', privacy: 'public' } as const;
    const first = await send('picture', texts, 'key');
    expect(await send('picture', { late: () => texts }, 'key')).toEqual(first);
    expect(first.image).toMatchObject({ title: 'cat.png', privacy: 'public' });
  });

  it('is a conflict if it is repeated with another file, and leaves no row and no file', async () => {
    const { send, counts } = await setUp();
    await send('picture one', {}, 'key');
    await expect(send('picture two', {}, 'key')).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(counts()).toEqual({ images: 1, objects: 2, notes: 0 });
  });

  it('can be repeated after it failed', async () => {
    const { world, send } = await setUp();
    world.store.isBroken = true;
    await expect(send('picture', {}, 'key')).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
    world.store.isBroken = false;
    await expect(send('picture', {}, 'key')).resolves.toMatchObject({ isDuplicate: false });
  });
});

describe('uploading an SVG', () => {
  it('succeeds if SVG is allowed, and is refused like any unknown format otherwise', async () => {
    const { send, counts } = await setUp();
    const { image } = await send('<svg/>', { allowSvg: true });
    expect(image.current).toMatchObject({ contentType: 'image/svg+xml' });
    await expect(send('<svg> </svg>')).rejects.toMatchObject({
      code: 'INVALID_FILE_FORMAT',
      message: TEXTS.images.invalidFormat,
    });
    expect(counts()).toMatchObject({ images: 1, notes: 0 });
  });
});

describe('uploading an image by its URL', () => {
  const fetching = (fetch: RemoteImages['fetch']) => async () => {
    const { world, viewer, counts } = await setUp();
    const remoteImages = { fetch };
    const upload = uploadFromUrl({ grantUpload: world.grant, uploadImage: world.upload, remoteImages });
    return { viewer, upload, counts };
  };

  it('stores the picture under its filename, and applies the size limit of the plan', async () => {
    const asked: unknown[] = [];
    const set = await fetching(async (url, { maxBytes }) => {
      asked.push(url, maxBytes);
      return { filename: 'cat.png', contentType: 'image/png', body: bytesOf('picture') };
    })();
    const address = 'https://cats.example/cat.png';
    const { image } = await set.upload(set.viewer, { url: ` ${address} `, privacy: 'public' });
    expect(image).toMatchObject({ originalFilename: 'cat.png', privacy: 'public' });
    expect(asked).toEqual([address, 10_485_760]);
  });

  it('requires a URL and a signed-in user before it sends any request', async () => {
    const set = await fetching(() => Promise.reject(new Error('fetched')))();
    await expect(set.upload(set.viewer, { url: '  ', privacy: 'public' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: TEXTS.images.urlRequired,
    });
    const anonymous = set.upload(ANONYMOUS, { url: 'https://cats.example/a.png', privacy: 'public' });
    await expect(anonymous).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('leaves no row and no file if the URL does not return a picture', async () => {
    const invalid = new DomainError('INVALID_IMAGE_URL', TEXTS.images.invalidUrl);
    const refused = await fetching(() => Promise.reject(invalid))();
    const request = { url: 'https://cats.example/a.png', privacy: 'public' } as const;
    await expect(refused.upload(refused.viewer, request)).rejects.toBe(invalid);
    const page = await fetching(async () => {
      return { filename: 'a.png', contentType: 'image/png', body: bytesOf('<html>') };
    })();
    await expect(page.upload(page.viewer, request)).rejects.toMatchObject({ code: 'INVALID_FILE_FORMAT' });
    expect(page.counts()).toEqual({ images: 0, objects: 0, notes: 0 });
  });
});
