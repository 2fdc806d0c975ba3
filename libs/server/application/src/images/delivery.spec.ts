import { ANONYMOUS, type ImageVersion, type TransformSpec } from '@safelight/domain';
import { bytesOf, clientAt, createWorld } from '../testing/index.ts';
import { deliverImage } from './deliver-image.ts';
import { makeDerivative } from './make-derivative.ts';

const TRANSFORM: TransformSpec = {
  kind: 'transform',
  width: 640,
  height: 480,
  fit: 'cover',
  format: 'webp',
  quality: 80,
};

const transformed = (transform: TransformSpec) => ({ transform, isSigned: false, client: clientAt });

const setUp = async () => {
  const world = createWorld();
  const { user, viewer } = await world.signUp('ada');
  const deliver = deliverImage({ ...world, makeDerivative: makeDerivative(world) });
  const plain = { formats: [], signedFor: null } as const;
  /** Adds a second version with other content. */
  const addVersion = async (first: ImageVersion): Promise<ImageVersion> => {
    const key = 'images/second';
    const stored = await world.store.put(key, bytesOf('picture two'), { maxBytes: 100 });
    const original = { key, contentType: 'image/png', ...stored };
    const version: ImageVersion = { ...first, id: world.ids.uuid(), number: 2, original, shared: original };
    await world.repositories.images.insertVersion(version);
    return version;
  };
  return { world, user, viewer, deliver, plain, addVersion };
};

describe('the addresses of versions', () => {
  it('are unsigned for the current version of a public image, and signed for other versions and originals', async () => {
    const { world, user, addVersion } = await setUp();
    const image = await world.uploadText(user.id, 'picture', 'public');
    const second = await addVersion(image.current);
    const { pathOf } = world.imageAddresses;
    expect(pathOf(image, image.current, 'full')).not.toContain('signature');
    expect(pathOf(image, image.current, 640)).not.toContain('signature');
    expect(pathOf(image, image.current, 'original')).toContain('signature=');
    expect(pathOf(image, second, 640)).toContain('signature=');
  });

  it('are signed for the copy in sRGB, which is made once of a JPEG, for its owner only', async () => {
    const { world, user, viewer, deliver, plain, addVersion } = await setUp();
    const image = await world.uploadText(user.id, 'picture', 'public');
    const jpeg = await addVersion({ ...image.current, contentType: 'image/jpeg' });
    expect(world.imageAddresses.pathOf(image, jpeg, 'srgb')).toMatch(/\/srgb\.jpg\?expires=\d+&signature=/);
    const ask = { ...plain, uid: image.uid, version: { id: jpeg.id }, rendition: 'srgb' } as const;
    await expect(deliver(ANONYMOUS, ask)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const own = await deliver(viewer, ask);
    expect(own).toMatchObject({ isPublic: false, file: { contentType: 'image/jpeg' } });
    const signed = await deliver(ANONYMOUS, { ...ask, signedFor: 'image' });
    expect(signed.file.key).toBe(own.file.key);
    expect(world.imaging.sources).toEqual(['picture two']);
    const png = deliver(viewer, { ...ask, version: { id: image.current.id } });
    await expect(png).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('give access to private files only if they are signed, with responses that are not for shared caches', async () => {
    const { world, user, deliver, plain, addVersion } = await setUp();
    const image = await world.uploadText(user.id, 'picture', 'public');
    const { original } = await addVersion(image.current);
    const request = {
      ...plain,
      uid: image.uid,
      version: { digest: original.sha256.slice(0, 32) },
      rendition: 'full',
    } as const;
    await expect(deliver(ANONYMOUS, request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await deliver(ANONYMOUS, { ...request, signedFor: 'image' })).toMatchObject({ isPublic: false });
    const current = { ...plain, uid: image.uid, rendition: 'full' } as const;
    expect(await deliver(ANONYMOUS, current)).toMatchObject({ isPublic: true });
  });
});

describe('shared links to the file of an image', () => {
  const handedOut = async () => {
    const set = await setUp();
    const { world, user, viewer, deliver, plain, addVersion } = set;
    const image = await world.uploadText(user.id, 'picture', 'public');
    const second = await addVersion(image.current);
    const choose = (version: ImageVersion) => world.useCases.useVersion(viewer, image.uid, version.id);
    const digest = image.current.original.sha256.slice(0, 32);
    const first = { ...plain, uid: image.uid, version: { digest }, rendition: 'full' } as const;
    const lasting = { ...plain, uid: image.uid, rendition: 'full' } as const;
    const ask = (request: Parameters<typeof deliver>[1]) => deliver(ANONYMOUS, request);
    return { ...set, image, second, choose, first, lasting, ask };
  };
  const missing = { code: 'NOT_FOUND' };

  it('keep working after another version becomes the current one, also for transforms', async () => {
    const { world, image, second, choose, first, lasting, ask } = await handedOut();
    const changed = await choose(second);
    expect(await ask(first)).toMatchObject({ isPublic: true, version: { id: image.current.id } });
    const turned = { ...first, rendition: transformed(TRANSFORM) };
    expect(await ask(turned)).toMatchObject({ isPublic: true, version: { id: image.current.id } });
    expect(await ask(lasting)).toMatchObject({ isPublic: true, version: { id: second.id } });
    const [before] = await world.repositories.images.listVersions(image.uid);
    expect(world.imageAddresses.pathOf(changed, before!, 'full')).not.toContain('signature');
    const lastingPath = world.imageAddresses.lastingPathOf(image, 'full');
    expect(world.imageAddresses.lastingPathOf(changed, 'full')).toBe(lastingPath);
  });

  it('stop working when the image becomes private, even if it becomes public again later', async () => {
    const { world, viewer, image, second, choose, first, lasting, ask } = await handedOut();
    await choose(second);
    await world.useCases.updateImage(viewer, image.uid, { privacy: 'private' });
    await expect(ask(first)).rejects.toMatchObject(missing);
    await expect(ask(lasting)).rejects.toMatchObject(missing);
    await world.useCases.updateImage(viewer, image.uid, { privacy: 'public' });
    await expect(ask(first)).rejects.toMatchObject(missing);
    expect(await ask(lasting)).toMatchObject({ version: { id: second.id } });
  });

  it('stop working when their version is deleted', async () => {
    const { world, viewer, image, second, choose, first, ask } = await handedOut();
    const ofSecond = { ...first, version: { digest: second.original.sha256.slice(0, 32) } };
    await choose(second);
    await choose(image.current);
    expect(await ask(ofSecond)).toMatchObject({ version: { id: second.id } });
    await world.useCases.deleteVersion(viewer, image.uid, second.id);
    await expect(ask(ofSecond)).rejects.toMatchObject(missing);
  });

  it('never give access to a version that was never the current one', async () => {
    const { second, first, ask } = await handedOut();
    const digest = second.original.sha256.slice(0, 32);
    await expect(ask({ ...first, version: { digest } })).rejects.toMatchObject(missing);
    await expect(ask({ ...first, version: { id: second.id } })).rejects.toMatchObject(missing);
  });
});

describe('requests for images that a viewer may not see', () => {
  it('cost one database query each, whether the image is private, in the trash or unknown', async () => {
    const { world, user, viewer, deliver, plain } = await setUp();
    const { images } = world.repositories;
    const [secret, warm, trashed] = [
      await world.uploadText(user.id, 'picture 1'),
      await world.uploadText(user.id, 'picture 2'),
      await world.uploadText(user.id, 'picture 3', 'public'),
    ];
    const requestOf = (uid: string) => ({ ...plain, uid, rendition: 'full' }) as const;
    await deliver(viewer, requestOf(warm.uid));
    await deliver(ANONYMOUS, requestOf(trashed.uid));
    await world.useCases.trashImages(viewer, [trashed.uid]);

    const asked: string[] = [];
    for (const name of ['findWithTrash', 'findWithTrashFor', 'findVersion', 'findVersionByDigest'] as const) {
      const find = images[name].bind(images) as (...args: readonly unknown[]) => Promise<never>;
      images[name] = (...args: readonly unknown[]) => {
        asked.push(name);
        return find(...args);
      };
    }
    const stranger = (await world.signUp('bob')).viewer;
    for (const uid of [secret.uid, secret.uid, warm.uid, trashed.uid, 'z'.repeat(22), 'z'.repeat(22)]) {
      for (const somebody of [ANONYMOUS, stranger]) {
        asked.length = 0;
        await expect(deliver(somebody, requestOf(uid))).rejects.toMatchObject({ code: 'NOT_FOUND' });
        expect(asked).toEqual(['findWithTrashFor']);
      }
    }
    asked.length = 0;
    await deliver(viewer, requestOf(warm.uid));
    expect(asked).toEqual([]);
  });
});

describe('a version that is requested by its id', () => {
  it('is delivered to its owner, and to others if it was ever public', async () => {
    const { world, user, viewer, deliver, plain, addVersion } = await setUp();
    const image = await world.uploadText(user.id, 'picture', 'public');
    const second = await addVersion(image.current);
    const of = ({ id }: ImageVersion) =>
      ({ ...plain, uid: image.uid, version: { id }, rendition: 'full' }) as const;
    expect(await deliver(viewer, of(second))).toMatchObject({ version: second, isPublic: false });
    expect(await deliver(ANONYMOUS, of(image.current))).toMatchObject({ isPublic: true });
    await expect(deliver(ANONYMOUS, of(second))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await world.useCases.useVersion(viewer, image.uid, second.id);
    expect(await deliver(ANONYMOUS, of(image.current))).toMatchObject({
      version: { id: image.current.id },
      isPublic: true,
    });
    expect(await deliver(ANONYMOUS, of(second))).toMatchObject({ isPublic: true });
  });

  it('is not found if it belongs to another image', async () => {
    const { world, user, viewer, deliver, plain } = await setUp();
    const [image, other] = [
      await world.uploadText(user.id, 'picture'),
      await world.uploadText(user.id, 'picture two'),
    ];
    const request = {
      ...plain,
      uid: image.uid,
      version: { id: other.current.id },
      rendition: 'full',
    } as const;
    await expect(deliver(viewer, request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a transform of an image', () => {
  it('that is public is made once and stored, and is reused for parameters with the same result', async () => {
    const { world, user, deliver, plain } = await setUp();
    const { uid, current } = await world.uploadText(user.id, 'picture', 'public');
    const ask = (spec: TransformSpec) => deliver(ANONYMOUS, { ...plain, uid, rendition: transformed(spec) });
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(TRANSFORM)));
    expect(new Set(all.map(({ file }) => file.key)).size).toBe(1);
    expect(all[0]).toMatchObject({ isPublic: true, file: { contentType: 'image/webp' } });
    const keys = [...world.database.tables.derivatives.keys()];
    expect(keys).toContain(`${current.id}/t640x480-cover-80/webp`);
    const png = { ...TRANSFORM, height: null, format: 'png' } as const;
    const [a, b] = [await ask({ ...png, quality: 60 }), await ask({ ...png, fit: 'inside', quality: 90 })];
    expect(a.file.key).toBe(b.file.key);
    expect(world.imaging.derived).toBe(2);
    expect(world.database.tables.intents.size).toBe(0);
  });

  it('that is private, or of a version that was never public, returns NOT_FOUND even with a signature', async () => {
    const { world, user, viewer, deliver, plain, addVersion } = await setUp();
    const { uid, current } = await world.uploadText(user.id, 'picture', 'public');
    const { original } = await addVersion(current);
    const request = { ...plain, uid, rendition: transformed(TRANSFORM) } as const;
    const earlier = deliver(viewer, { ...request, version: { digest: original.sha256 } });
    await expect(earlier).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await world.useCases.updateImage(viewer, uid, { privacy: 'private' });
    for (const [who, signedFor] of [
      [ANONYMOUS, null],
      [ANONYMOUS, 'image'],
      [viewer, null],
    ] as const) {
      await expect(deliver(who, { ...request, signedFor })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(world.imaging.derived).toBe(0);
  });

  it('is made from the master if that is large enough, and otherwise from the original', async () => {
    const { world, user } = await setUp();
    const { current } = await world.uploadText(user.id, 'picture', 'public');
    const make = makeDerivative(world);
    const madeFrom = async (size: Partial<ImageVersion>, changes: Partial<TransformSpec>) => {
      world.database.tables.derivatives.clear();
      world.index.invalidate(current.imageUid);
      await make({ ...current, ...size }, { ...TRANSFORM, ...changes });
      return world.imaging.sources.at(-1);
    };
    const large = { width: 4000, height: 3000 };
    expect(await madeFrom(large, {})).toBe('derived webp');
    expect(await madeFrom(large, { width: 1600 })).toBe('picture');
    expect(await madeFrom({ width: 800, height: 600 }, {})).toBe('picture');
    expect(await madeFrom({ width: 8000, height: 600 }, {})).toBe('picture');
    expect(await madeFrom({ width: 8000, height: 600 }, { fit: 'inside' })).toBe('derived webp');
    expect(await madeFrom({ ...large, frames: 2 }, {})).toBe('picture');
  });

  it('that is an SVG is made from its sanitised file', async () => {
    const { world, viewer } = await setUp();
    const picture = { source: bytesOf('<svg>gps</svg>'), filename: 'a.svg', privacy: 'public' } as const;
    const { image } = await world.upload(await world.grant(viewer), { ...picture, allowSvg: true });
    await makeDerivative(world)({ ...image.current, width: 4000 }, TRANSFORM);
    await makeDerivative(world)(
      { ...image.current, width: 4000 },
      { kind: 'thumbnail', width: 640, format: 'webp' },
    );
    expect(world.imaging.sources).toEqual(['<svg></svg>', '<svg></svg>']);
  });

  it('counts towards the bandwidth of the owner', async () => {
    const { world, user, deliver, plain, viewer } = await setUp();
    const { uid } = await world.uploadText(user.id, 'picture', 'public');
    world.bandwidthMeter.count(user.id, 11 * 1024 ** 3);
    await world.bandwidthMeter.flush();
    const request = { ...plain, uid, rendition: transformed(TRANSFORM) } as const;
    await expect(deliver(ANONYMOUS, request)).rejects.toMatchObject({ code: 'BANDWIDTH_EXCEEDED' });
    await expect(deliver(viewer, request)).resolves.toBeDefined();
  });
});
