import { setTimeout as sleep } from 'node:timers/promises';
import { ANONYMOUS } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import { bytesOf, createWorld } from '../testing/index.ts';
import { deliverImage } from './deliver-image.ts';
import { makeDerivative } from './make-derivative.ts';

const withUser = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const stranger = (await world.signUp('eve')).viewer;
  const deliver = deliverImage({
    ...world,
    makeDerivative: makeDerivative(world),
  });
  return { world, user, viewer, stranger, deliver };
};

const nothingRemains = ({ store, database }: ReturnType<typeof createWorld>): void => {
  expect([...store.objects.keys()]).toEqual([]);
  expect(database.tables.images.size).toBe(0);
  expect(database.tables.intents.size).toBe(0);
};

describe('uploading an image', () => {
  it('stores the original and a rendition without metadata, and leaves no blob intent', async () => {
    const { world, user } = await withUser();
    const image = await world.uploadText(user.id, 'picture with gps');
    expect(world.store.objects.get(image.current.original.key)?.toString()).toBe('picture with gps');
    expect(world.store.objects.get(image.current.shared.key)?.toString()).toBe('picture with ');
    expect(image).toMatchObject({
      title: 'photo.png',
      privacy: 'private',
      current: { width: 40, height: 30, number: 1 },
    });
    expect(world.database.tables.intents.size).toBe(0);
    expect(world.store.objects.size).toBe(3);
  });

  it('stores only the sanitised file of an SVG with a script, and recognizes a second upload of the SVG', async () => {
    const { world, viewer, deliver } = await withUser();
    const send = async (allowSvg: boolean) =>
      world.upload(await world.grant(viewer), {
        source: bytesOf('<svg picture <script/>'),
        filename: 'a.svg',
        privacy: 'public',
        allowSvg,
      });
    await expect(send(false)).rejects.toMatchObject({ code: 'INVALID_FILE_FORMAT' });
    const { image } = await send(true);
    const { original, shared } = image.current;
    expect(original).toEqual(shared);
    expect([...world.store.objects.values()].map(String).sort()).toEqual(['<svg picture ', 'thumbnail']);
    expect(world.database.tables.intents.size).toBe(0);
    expect(await world.repositories.images.storageUsed(viewer.userId)).toBe(original.sizeBytes);
    const { file } = await deliver(viewer, {
      uid: image.uid,
      rendition: 'original',
      formats: [],
      signedFor: null,
    });
    expect(file.key).toBe(shared.key);
    expect(await send(true)).toMatchObject({ isDuplicate: true, image: { uid: image.uid } });
    expect(world.store.objects.size).toBe(2);
    expect(world.database.tables.intents.size).toBe(0);
  });

  it.each([
    ['a text file', ['just words'], 'INVALID_FILE_FORMAT'],
    ['an empty file', [], 'INVALID_FILE_FORMAT'],
    ['a picture that cannot be decoded', ['picture, broken'], 'INVALID_FILE_FORMAT'],
    [
      'a file over the plan limit',
      ['picture', ...Array.from({ length: 11 }, () => 'x'.repeat(1024 * 1024))],
      'FILE_TOO_LARGE',
    ],
  ])('refuses %s, and leaves no row and no file', async (_what, texts, code) => {
    const { world, viewer } = await withUser();
    const upload = world.upload(await world.grant(viewer), {
      source: bytesOf(...texts),
      filename: 'a.png',
      privacy: 'public',
    });
    await expect(upload).rejects.toMatchObject({ code });
    nothingRemains(world);
  });

  it('closes the source of a file that is no picture, although not all of it was read', async () => {
    const { world } = await withUser();
    let isClosed = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield Buffer.alloc(10_000, 'no picture ');
      } finally {
        isClosed = true;
      }
    }
    const stored = world.storePicture(endless(), { maxBytes: 1_000_000 });
    await expect(stored).rejects.toMatchObject({ code: 'INVALID_FILE_FORMAT' });
    expect(isClosed).toBe(true);
  });

  it('names the limit of the plan in the error if a file exceeds it', async () => {
    const { world, viewer } = await withUser();
    const source = bytesOf('picture', 'x'.repeat(10 * 1024 * 1024 - 7), '!');
    const upload = world.upload(await world.grant(viewer), { source, filename: 'a.png', privacy: 'public' });
    await expect(upload).rejects.toThrow('File size must be less than 10MB.');
  });

  it('leaves no row and no file if the client disconnects', async () => {
    const { world, viewer } = await withUser();
    async function* hangsUp(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('picture');
      throw new Error('aborted');
    }
    const upload = world.upload(await world.grant(viewer), {
      source: hangsUp(),
      filename: 'a.png',
      privacy: 'public',
    });
    await expect(upload).rejects.toThrow('aborted');
    nothingRemains(world);
  });

  it('leaves no row and no file if inserting the row fails, and succeeds on the next attempt', async () => {
    const { world, user, viewer } = await withUser();
    const grant = await world.grant(viewer);
    await world.leaveRoom(user.id, 5);
    const upload = world.upload(grant, { source: bytesOf('picture'), filename: 'a.png', privacy: 'public' });
    await expect(upload).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
    nothingRemains(world);
    await world.leaveRoom(user.id, 50);
    await expect(world.uploadText(user.id, 'picture')).resolves.toBeDefined();
  });

  it('leaves no file if one of its files is still being stored when another one fails', async () => {
    const { world, viewer } = await withUser();
    const put = world.store.put.bind(world.store);
    let slow: Promise<unknown> = Promise.resolve();
    let puts = 0;
    world.store.put = (...args) => {
      puts += 1;
      if (puts === 1) return put(...args);
      if (puts === 3) return Promise.reject(new Error('store is down'));
      const later = sleep(20).then(() => put(...args));
      slow = later;
      return later;
    };
    const grant = await world.grant(viewer);
    const source = bytesOf('picture with gps');
    const upload = world.upload(grant, { source, filename: 'a.png', privacy: 'public' });
    await expect(upload).rejects.toThrow('store is down');
    await slow;
    nothingRemains(world);
  });

  it('lets the sweeper delete files that it could not delete after a failure', async () => {
    const { world, user, viewer } = await withUser();
    const remove = world.store.delete.bind(world.store);
    world.store.delete = () => Promise.reject(new Error('store is down'));
    const grant = await world.grant(viewer);
    await world.leaveRoom(user.id, 5);
    const upload = world.upload(grant, { source: bytesOf('picture'), filename: 'a.png', privacy: 'public' });
    await expect(upload).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
    world.store.delete = remove;
    await world.jobs.sweepBlobs();
    nothingRemains(world);
  });

  it('refuses an anonymous viewer before it reads the file', async () => {
    const { world } = await withUser();
    await expect(world.grant(ANONYMOUS)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('delivering the files of an image', () => {
  const full = { rendition: 'full', formats: [], signedFor: null } as const;

  it('gives other people the rendition without metadata of a public image, and never its original', async () => {
    const { world, user, stranger, deliver } = await withUser();
    const { uid } = await world.uploadText(user.id, 'picture with gps', 'public');
    const { file, version } = await deliver(stranger, { ...full, uid });
    expect(file).toEqual(version.shared);
    await expect(deliver(stranger, { ...full, uid, rendition: 'original' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('gives a private image only to its owner, who has a session or a signed address', async () => {
    const { world, user, viewer, stranger, deliver } = await withUser();
    const { uid } = await world.uploadText(user.id, 'picture');
    await expect(deliver(viewer, { ...full, uid, rendition: 'original' })).resolves.toBeDefined();
    await expect(deliver(ANONYMOUS, { ...full, uid, signedFor: 'image' })).resolves.toBeDefined();
    for (const other of [stranger, ANONYMOUS]) {
      await expect(deliver(other, { ...full, uid })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: TEXTS.generic.notFound,
      });
      await expect(deliver(other, { ...full, uid, rendition: 320 })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
  });

  it('stops at once when a public image becomes private, even if it is cached', async () => {
    const { world, user, viewer, deliver } = await withUser();
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    await deliver(ANONYMOUS, { ...full, uid });
    await world.useCases.updateImage(viewer, uid, { privacy: 'private' });
    await expect(deliver(ANONYMOUS, { ...full, uid })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('makes a thumbnail once for many simultaneous requests', async () => {
    const { world, user, deliver } = await withUser();
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    const request = { uid, rendition: 640, formats: ['avif'], signedFor: null } as const;
    const all = await Promise.all(Array.from({ length: 20 }, () => deliver(ANONYMOUS, request)));
    expect(new Set(all.map(({ file }) => file.key)).size).toBe(1);
    expect(all[0]?.file.contentType).toBe('image/avif');
    expect(world.imaging.derived).toBe(1);
    expect(world.database.tables.intents.size).toBe(0);
  });
});

describe('the addresses of images', () => {
  it('are unsigned for public images, and are signed with an expiry for private ones', async () => {
    const { world, user } = await withUser();
    const addresses = world.useCases.imageAddresses;
    const open = await world.uploadText(user.id, 'picture one', 'public');
    const closed = await world.uploadText(user.id, 'picture two', 'private');
    expect(addresses.pathOf(open, open.current, 320)).toMatch(/^\/i\/[\w-]{22}\/[0-9a-f]{32}\/w320$/);
    const signed = new URL(addresses.pathOf(closed, closed.current, 'full'), 'http://site');
    const [expires, signature] = [signed.searchParams.get('expires'), signed.searchParams.get('signature')];
    expect(addresses.signedFor(signed.pathname, expires, signature)).toBe('image');
    expect(addresses.signedFor(signed.pathname.replace('full', 'original'), expires, signature)).toBeNull();
    expect(addresses.signedFor(signed.pathname, String(Number(expires) + 1), signature)).toBeNull();
    world.clock.advance(2 * 3_600_000);
    expect(addresses.signedFor(signed.pathname, expires, signature)).toBeNull();
  });
});
