import type { Image } from '@safelight/domain';
import { PROJECT_MAX_IMAGES, TEXTS } from '@safelight/rules';
import { randomUUID } from 'node:crypto';
import type { ProjectPlace } from '../../ports/index.ts';
import { addUser, contract } from './image-owner.ts';
import { anyUid, sampleImage, sampleProject } from './samples.ts';

export const projectImagesContract = contract('images of a project', (db) => {
  let ownerId: string;
  let id: string;
  let uids: string[];
  const now = new Date('2026-07-08T09:10:11.121Z');
  const notFound = { code: 'NOT_FOUND' };
  const noSuchImage = { code: 'NOT_FOUND', details: { missing: 'image' } };
  beforeEach(async () => {
    ownerId = (await addUser(db)).id;
    const project = sampleProject(ownerId);
    id = project.id;
    await db.repositories.projects.insert(project);
    uids = [];
    for (let n = 0; n < 6; n += 1) uids.push((await insertImage()).uid);
    await add(uids.slice(0, 4));
  });
  afterEach(async () => {
    expect(await db.contradictions()).toEqual([]);
  });

  const insertImage = async (changes: Partial<Image> = {}): Promise<Image> => {
    const image = sampleImage(ownerId, changes);
    await db.repositories.images.insert(image);
    return image;
  };
  const add = (added: readonly string[], beforeUid: string | null = null) =>
    db.repositories.projects.addImages(ownerId, id, { uids: added, beforeUid }, now);
  const move = (moved: readonly string[], beforeUid: string | null = null) =>
    db.repositories.projects.moveImages(ownerId, id, { uids: moved, beforeUid }, now);
  const page = (limit = 100, after: ProjectPlace | null = null) =>
    db.repositories.projects.listImages(ownerId, id, limit, after);
  /** Returns the numbers of the project's images in order. */
  const order = async (): Promise<number[]> => (await page()).places.map(({ uid }) => uids.indexOf(uid));
  const project = async () => (await db.repositories.projects.findOwned(ownerId, [id]))[0]!;

  it('images of a project are in the order in which they were added, at the end or before another image', async () => {
    expect(await order()).toEqual([0, 1, 2, 3]);
    expect(await add([uids[5]!, uids[4]!], uids[1])).toEqual([uids[5], uids[4]]);
    expect(await order()).toEqual([0, 5, 4, 1, 2, 3]);
    expect(await project()).toMatchObject({ imageCount: 6, updatedAt: now, coverUid: null });
  });

  it('images of a project can be added only once, and only if they belong to the owner and are not deleted', async () => {
    const other = (await addUser(db)).id;
    const theirs = sampleImage(other);
    await db.repositories.images.insert(theirs);
    const trashed = await insertImage();
    await db.repositories.images.trash(ownerId, [trashed.uid], now);
    const unknownUids = [theirs.uid, trashed.uid, anyUid(), 'nonsense'];
    await expect(add([uids[4]!, ...unknownUids])).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { unknownUids },
    });
    expect(await order()).toEqual([0, 1, 2, 3]);
    expect(await add([uids[0]!, uids[4]!, uids[4]!])).toEqual([uids[4]]);
    expect(await order()).toEqual([0, 1, 2, 3, 4]);
  });

  it("images of a project can be changed only by the project's owner, and moved only next to images of the project", async () => {
    const { addImages, removeImages, moveImages, trash, listImages } = db.repositories.projects;
    const images = { uids: [uids[4]!], beforeUid: null };
    for (const owner of [randomUUID(), 'nobody']) {
      await expect(addImages(owner, id, images, now)).rejects.toMatchObject(notFound);
      await expect(moveImages(owner, id, images, now)).rejects.toMatchObject(notFound);
      await expect(removeImages(owner, id, uids, now)).rejects.toMatchObject(notFound);
      expect((await listImages(owner, id, 10, null)).places).toEqual([]);
    }
    await expect(add([uids[4]!], anyUid())).rejects.toMatchObject(noSuchImage);
    await expect(move([uids[0]!], uids[5])).rejects.toMatchObject(noSuchImage);
    expect(await order()).toEqual([0, 1, 2, 3]);
    await trash(ownerId, [id], now);
    const { listImagesWithTrash } = db.repositories.projects;
    const { places } = await listImagesWithTrash(ownerId, id, 10, null);
    expect(places.map(({ uid }) => uid)).toEqual(uids.slice(0, 4));
    for (const owner of [randomUUID(), 'nobody']) {
      expect((await listImagesWithTrash(owner, id, 10, null)).places).toEqual([]);
    }
    await expect(add([uids[4]!])).rejects.toMatchObject(notFound);
    expect((await page()).places).toEqual([]);
  });

  it('images of a project can be moved before another image or to the end, also several at once', async () => {
    expect(await move([uids[3]!], uids[0])).toEqual([uids[3]]);
    expect(await order()).toEqual([3, 0, 1, 2]);
    await move([uids[3]!]);
    expect(await order()).toEqual([0, 1, 2, 3]);
    expect(await move([uids[2]!, uids[0]!, uids[5]!, uids[2]!])).toEqual([uids[2], uids[0]]);
    expect(await order()).toEqual([1, 3, 2, 0]);
    await move([uids[2]!, uids[3]!], uids[3]);
    expect(await order()).toEqual([1, 2, 3, 0]);
    expect(await move([])).toEqual([]);
  });

  it('images of a project can be moved repeatedly between the same two images', async () => {
    for (let n = 0; n < 50; n += 1) await move([uids[n % 2 === 0 ? 3 : 2]!], uids[1]);
    expect(await order()).toEqual([0, 3, 2, 1]);
  });

  it('images of a project are no longer in the project after they are removed, and their uids are returned', async () => {
    const { removeImages } = db.repositories.projects;
    const asked = [uids[3]!, uids[5]!, uids[1]!, uids[3]!];
    expect(await removeImages(ownerId, id, asked, now)).toEqual([uids[3], uids[1]]);
    expect(await order()).toEqual([0, 2]);
    expect(await project()).toMatchObject({ imageCount: 2 });
  });

  it('images of a project are listed in pages, even if the last image of a page was removed', async () => {
    const first = await page(2);
    expect(first).toMatchObject({ places: [{ uid: uids[0] }, { uid: uids[1] }], hasNext: true });
    await db.repositories.projects.removeImages(ownerId, id, [uids[1]!], now);
    expect(await page(2, first.places[1])).toMatchObject({
      places: [{ uid: uids[2] }, { uid: uids[3] }],
      hasNext: false,
    });
    expect(await page(2, { position: 1e15, uid: '' })).toEqual({ places: [], hasNext: false });
  });

  it('images of a project are hidden while they are in the trash, and keep their position', async () => {
    const { trash, restore } = db.repositories.images;
    await db.repositories.projects.update(ownerId, id, { coverUid: uids[1]! }, now);
    await trash(ownerId, [uids[1]!, uids[2]!, uids[5]!], now);
    expect(await order()).toEqual([0, 3]);
    expect(await project()).toMatchObject({
      ...{ imageCount: 2, coverUid: null },
      previewUids: [uids[0], uids[3]],
    });
    await expect(add([uids[1]!])).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await restore(ownerId, [uids[1]!, uids[2]!, uids[5]!], now);
    expect(await order()).toEqual([0, 1, 2, 3]);
    expect(await project()).toMatchObject({ imageCount: 4, coverUid: uids[1] });
  });

  it('images of a project are no longer in the project after they are purged', async () => {
    await db.repositories.projects.update(ownerId, id, { coverUid: uids[1]! }, now);
    await db.repositories.images.remove(ownerId, [uids[1]!]);
    await db.repositories.images.trash(ownerId, [uids[2]!], now);
    await db.repositories.images.remove(ownerId, [uids[2]!]);
    expect(await order()).toEqual([0, 3]);
    expect(await project()).toMatchObject({ imageCount: 2, coverUid: null });
  });

  it('images of a project are shown on its card: first the cover, then the first images', async () => {
    const { update } = db.repositories.projects;
    await add(uids);
    expect((await project()).previewUids).toEqual(uids.slice(0, 4));
    const covered = await update(ownerId, id, { coverUid: uids[5]! }, now);
    expect(covered).toMatchObject({ coverUid: uids[5], previewUids: [uids[5], ...uids.slice(0, 3)] });
    expect(await update(ownerId, id, { coverUid: uids[2]! }, now)).toMatchObject({
      previewUids: [uids[2], uids[0], uids[1], uids[3]],
    });
    expect(await update(ownerId, id, { coverUid: null }, now)).toMatchObject({ coverUid: null });
    const stranger = update(ownerId, id, { coverUid: anyUid(), name: 'Changed' }, now);
    await expect(stranger).rejects.toMatchObject(noSuchImage);
    expect((await project()).name).toBe('Summer');
  });

  it('images of a project can be in several projects, which are listed newest first', async () => {
    const later = sampleProject(ownerId);
    const { insert, addImages, listHolding, trash } = db.repositories.projects;
    await insert(later);
    await addImages(ownerId, later.id, { uids: [uids[0]!], beforeUid: null }, now);
    expect(await listHolding(ownerId, uids[0]!, 10)).toEqual([later.id, id]);
    expect(await listHolding(ownerId, uids[0]!, 1)).toEqual([later.id]);
    expect(await listHolding(ownerId, uids[5]!, 10)).toEqual([]);
    expect(await listHolding(randomUUID(), uids[0]!, 10)).toEqual([]);
    await trash(ownerId, [later.id], now);
    expect(await listHolding(ownerId, uids[0]!, 10)).toEqual([id]);
  });

  it('images of a project are not deleted when the project is purged', async () => {
    const { trash, remove } = db.repositories.projects;
    await trash(ownerId, [id], now);
    expect(await remove(ownerId, id, new Date(now.getTime() + 1))).toBe(true);
    expect(await db.repositories.images.find(uids[0]!)).not.toBeNull();
  });

  it('images of a project can be added, moved and moved to the trash simultaneously', async () => {
    const changes = [
      () => add([uids[4]!]),
      () => add([uids[5]!]),
      () => db.repositories.images.trash(ownerId, [uids[4]!, uids[0]!], now),
      () => move([uids[3]!, uids[2]!], uids[1]),
      () => db.repositories.projects.removeImages(ownerId, id, [uids[2]!], now),
      () => db.repositories.images.restore(ownerId, [uids[4]!, uids[0]!], now),
      () => db.repositories.images.remove(ownerId, [uids[5]!]),
    ];
    for (let round = 0; round < 5; round += 1) {
      const results = await Promise.allSettled(changes.map((change) => change()));
      // An image that is in the trash or was removed at this moment is refused.
      const refusals = results.filter(({ status }) => status === 'rejected');
      for (const refusal of refusals) expect(refusal).toMatchObject({ reason: { code: 'INVALID_INPUT' } });
    }
    const found = await order();
    expect((await project()).imageCount).toBe(found.length);
  });

  it(`images of a project are ${PROJECT_MAX_IMAGES} at most, including those in the trash`, async () => {
    const all: string[] = [];
    const { insert } = db.repositories.images;
    for (let n = 0; n < 40; n += 1) {
      const image = sampleImage(ownerId);
      await insert(image);
      all.push(image.uid);
    }
    await add(all);
    await db.fillProject(ownerId, id, PROJECT_MAX_IMAGES - 1);
    expect((await project()).imageCount).toBe(PROJECT_MAX_IMAGES - 1);
    const full = { code: 'PROJECT_FULL', message: TEXTS.projects.full(PROJECT_MAX_IMAGES) };
    await expect(add([uids[4]!, uids[5]!])).rejects.toMatchObject(full);
    expect(await add([uids[4]!], all[0])).toEqual([uids[4]]);
    await db.repositories.images.trash(ownerId, [uids[4]!], now);
    await expect(add([uids[5]!])).rejects.toMatchObject(full);
    await move([uids[3]!], uids[0]);
    expect((await page(1)).places).toMatchObject([{ uid: uids[3] }]);
  });
});
