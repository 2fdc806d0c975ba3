import { ANONYMOUS, digestOf, type Viewer } from '@safelight/domain';
import { deliverImage } from '../images/deliver-image.ts';
import type { SignedFor } from '../images/image-address.ts';
import { makeDerivative } from '../images/make-derivative.ts';
import type { Signal } from '../ports/index.ts';
import { clientAt, createWorld } from '../testing/index.ts';
import { ViewMeter } from '../views/view-meter.ts';
import { assignRole } from './assign-role.ts';
import { blockAnyImage, listBlockedImages, unblockAnyImage } from './operate-blocks.ts';

const REASON = 'Shows somebody who did not agree';

const setUp = async () => {
  const world = createWorld();
  const [ada, bob, mia] = [await world.signUp('ada'), await world.signUp('bob'), await world.signUp('mia')];
  const moderator: Viewer = { ...mia.viewer, role: 'moderator' };
  const image = await world.uploadText(ada.user.id, 'picture', 'public');
  const deliver = deliverImage({ ...world, makeDerivative: makeDerivative(world) });
  const bytes = (viewer: Viewer, signedFor: SignedFor | null = null) =>
    deliver(viewer, { uid: image.uid, rendition: 320, formats: [], signedFor });
  return { world, ada, bob, mia, moderator, image, deliver, bytes };
};

/** Returns the kind of access that the signature in an address gives. */
const signatureIn = (world: Awaited<ReturnType<typeof setUp>>['world'], path: string) => {
  const { pathname, searchParams } = new URL(path, 'https://site');
  return world.imageAddresses.signedFor(pathname, searchParams.get('expires'), searchParams.get('signature'));
};

describe('a blocked image', () => {
  it('is visible only to its owner, who can read the reason, and to moderators', async () => {
    const { world, ada, bob, moderator, image, bytes } = await setUp();
    await bytes(ANONYMOUS);
    const blocked = await world.useCases.blockImage(moderator, image.uid, ` ${REASON} `);
    expect(blocked.block).toEqual({ at: world.clock.now(), reason: REASON });
    for (const viewer of [ada.viewer, moderator]) {
      expect(await world.useCases.getImage(viewer, image.uid)).toMatchObject({ block: { reason: REASON } });
      expect(await bytes(viewer)).toMatchObject({ isPublic: false });
    }
    for (const viewer of [ANONYMOUS, bob.viewer]) {
      await expect(world.useCases.getImage(viewer, image.uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(bytes(viewer)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('is delivered at addresses that were signed after it was blocked, but not at earlier ones', async () => {
    const { world, moderator, image, bytes } = await setUp();
    const whilePrivate = { ...image, privacy: 'private' } as const;
    const before = signatureIn(world, world.imageAddresses.pathOf(whilePrivate, image.current, 320));
    expect(before).toBe('image');
    const blocked = await world.useCases.blockImage(moderator, image.uid, REASON);
    const since = signatureIn(world, world.imageAddresses.pathOf(blocked, blocked.current, 320));
    expect(since).toBe('blocked');
    await expect(bytes(ANONYMOUS, before)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await bytes(ANONYMOUS, since)).toMatchObject({ isPublic: false });
  });

  it('has its earlier versions hidden too, and their shared addresses stop working', async () => {
    const { world, ada, moderator, image, deliver } = await setUp();
    const original = { ...image.current.original, sha256: 'f'.repeat(64) };
    const later = { ...image.current, id: world.ids.uuid(), number: 2, original };
    await world.repositories.images.insertVersion(later);
    await world.useCases.useVersion(ada.viewer, image.uid, later.id);
    const digest = digestOf(image.current);
    const request = {
      uid: image.uid,
      version: { digest },
      rendition: 'full',
      formats: [],
      signedFor: null,
    } as const;
    expect(await deliver(ANONYMOUS, request)).toMatchObject({ isPublic: true });
    const blocked = await world.useCases.blockImage(moderator, image.uid, REASON);
    await expect(deliver(ANONYMOUS, request)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const [published] = (await world.repositories.images.listVersions(image.uid)).filter(
      ({ id }) => id === image.current.id,
    );
    expect(signatureIn(world, world.imageAddresses.pathOf(blocked, published!, 'full'))).toBe('blocked');
  });

  it('is visible in the trash only to its owner, and only as thumbnails', async () => {
    const { world, ada, moderator, image, bytes } = await setUp();
    await world.useCases.blockImage(moderator, image.uid, REASON);
    await world.useCases.deleteImage(ada.viewer, image.uid);
    const trashed = (await world.repositories.images.findWithTrash(image.uid))!;
    expect(signatureIn(world, world.imageAddresses.pathOf(trashed, trashed.current, 320))).toBe('trash');
    expect(await bytes(ANONYMOUS, 'trash')).toMatchObject({ isPublic: false });
    await expect(bytes(ANONYMOUS, 'blocked')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(bytes(moderator)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await world.useCases.restoreImages(ada.viewer, [image.uid]);
    await expect(bytes(ANONYMOUS, 'trash')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has the comparisons that show it hidden, and their views are not counted', async () => {
    const { world, ada, bob, moderator, image } = await setUp();
    const version = { ...image.current, id: world.ids.uuid(), number: 2 };
    await world.repositories.images.insertVersion(version);
    const { uid } = await world.useCases.createComparison(ada.viewer, {
      imageUid: image.uid,
      originalVersionId: image.current.id,
      editedVersionId: version.id,
      title: 'Before and after',
      description: null,
    });
    await world.useCases.blockImage(moderator, image.uid, REASON);
    for (const viewer of [ANONYMOUS, bob.viewer]) {
      await expect(world.useCases.getComparison(viewer, uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    for (const viewer of [ada.viewer, moderator]) {
      expect(await world.useCases.getComparison(viewer, uid)).toMatchObject({ uid });
    }
    const meter = new ViewMeter(world);
    for (const page of [uid, image.uid]) {
      meter.count({ uid: page, viewer: bob.viewer, visitorHash: 'bob' });
    }
    await meter.flush();
    expect(world.database.tables.visits.size).toBe(0);
  });

  it('is visible to everyone again after it is unblocked', async () => {
    const { world, moderator, image, bytes } = await setUp();
    await world.useCases.blockImage(moderator, image.uid, REASON);
    expect(await world.useCases.unblockImage(moderator, image.uid)).toMatchObject({ block: null });
    expect(await bytes(ANONYMOUS)).toMatchObject({ isPublic: true });
  });

  it('can be blocked only by a moderator who can see the image, and only with a reason', async () => {
    const { world, ada, bob, mia, moderator, image } = await setUp();
    const block = world.useCases.blockImage;
    await expect(block(ANONYMOUS, image.uid, REASON)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const viewer of [ada.viewer, bob.viewer, mia.viewer]) {
      await expect(block(viewer, image.uid, REASON)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(world.useCases.unblockImage(viewer, image.uid)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    for (const reason of [' ', 'x'.repeat(501)]) {
      await expect(block(moderator, image.uid, reason)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
    const hidden = await world.uploadText(ada.user.id, 'picture kept private');
    for (const uid of [hidden.uid, 'nonsense']) {
      await expect(block(moderator, uid, REASON)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('blocking an image by an operator', () => {
  it('works for any image that is not deleted, applies in every process, and is listed with the owner', async () => {
    const { world, ada, moderator, image, bytes } = await setUp();
    const heard: Signal[] = [];
    world.signals.subscribe((signal) => heard.push(signal));
    const hidden = await world.uploadText(ada.user.id, 'picture kept private');
    const blocked = await blockAnyImage(world)(image.uid, ` ${REASON} `);
    world.clock.advance(1_000);
    await blockAnyImage(world)(hidden.uid, REASON);
    expect(blocked.block).toMatchObject({ reason: REASON });
    expect(heard).toEqual([image, hidden].map(({ uid: imageUid }) => ({ type: 'image-changed', imageUid })));
    await expect(bytes(ANONYMOUS)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(world.useCases.getImage(moderator, hidden.uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const list = listBlockedImages(world);
    const said = { username: 'ada', title: 'photo.png', reason: REASON };
    expect(await list(10)).toMatchObject([
      { uid: hidden.uid, ...said },
      { uid: image.uid, ...said },
    ]);
    expect(await list(1)).toHaveLength(1);

    await unblockAnyImage(world)(hidden.uid);
    expect(await unblockAnyImage(world)(image.uid)).toMatchObject({ block: null });
    expect(await bytes(ANONYMOUS)).toMatchObject({ isPublic: true });
    expect(await list(10)).toEqual([]);
  });

  it('requires a reason and an existing image', async () => {
    const { world, ada, image } = await setUp();
    for (const reason of [' ', 'x'.repeat(501), 'a\0b']) {
      await expect(blockAnyImage(world)(image.uid, reason)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
    await world.useCases.deleteImage(ada.viewer, image.uid);
    for (const uid of [image.uid, 'nonsense', '']) {
      await expect(blockAnyImage(world)(uid, REASON)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(unblockAnyImage(world)(uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('assigning a role', () => {
  it("ends the user's sessions, because their tokens contain the former role", async () => {
    const { world, mia } = await setUp();
    const ended: string[] = [];
    world.signals.subscribe((signal) => {
      if (signal.type === 'session-ended') ended.push(signal.familyId);
    });
    expect(await assignRole(world)('MIA', 'moderator')).toMatchObject({ username: 'mia', role: 'moderator' });
    expect(ended).toEqual([mia.viewer.familyId]);
    expect(world.endedSessions.has(mia.viewer.familyId)).toBe(true);
    const tokens = await world.database.transaction((tx) =>
      world.startSession(tx, { userId: mia.user.id, client: clientAt() }),
    );
    expect(await world.viewerOf(tokens.access)).toMatchObject({ role: 'moderator' });
    await assignRole(world)('mia', 'moderator');
    expect(ended).toHaveLength(1);
    await expect(assignRole(world)('nobody', 'admin')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
