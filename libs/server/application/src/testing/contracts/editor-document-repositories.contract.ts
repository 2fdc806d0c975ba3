import { contract } from './image-owner.ts';
import type { EditorDocument, Image } from '@safelight/domain';
import { TEXTS } from '@safelight/rules';
import {
  anyHash,
  anyUid,
  sampleDocument,
  sampleFile,
  sampleImage,
  sampleLayerPicture,
  sampleUser,
  sampleVersion,
} from './samples.ts';

const later = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

export const editorDocumentRepositoriesContract = contract('editor documents', (db) => {
  let ownerId: string;
  const now = new Date('2026-02-03T04:05:06.789Z');

  beforeEach(async () => {
    const owner = sampleUser();
    ownerId = owner.id;
    await db.repositories.users.insert(owner, 'hash');
  });

  const insertImage = async (): Promise<Image> => {
    const image = sampleImage(ownerId);
    await db.repositories.images.insert(image);
    return image;
  };
  const contentNaming = (...pictureHashes: string[]): EditorDocument['content'] => ({
    json: '{"layers":"é"}',
    sizeBytes: 15,
    pictureHashes,
    versionIds: [],
  });
  it('editor documents are returned as they were last saved', async () => {
    const { find, save } = db.repositories.editorDocuments;
    const image = await insertImage();
    expect(await find(image.uid)).toBeNull();
    const first = sampleDocument(image);
    expect(await save(first)).toBe(true);
    expect(await find(image.uid)).toEqual(first);
    const second = sampleDocument(image, {
      revision: 2,
      content: contentNaming(anyHash()),
      savedBy: 'Chrome on Windows',
      updatedAt: later(now, 1_000),
    });
    expect(await save(second)).toBe(true);
    expect(await find(image.uid)).toEqual(second);
  });

  it('editor documents name the version that looks like their last revision, and no version after the next save', async () => {
    const { find, list, save, setShownBy } = db.repositories.editorDocuments;
    const image = await insertImage();
    await save(sampleDocument(image, { shownBy: image.current.id }));
    expect(await find(image.uid)).toMatchObject({ shownBy: image.current.id });
    await save(sampleDocument(image, { revision: 2 }));
    expect(await find(image.uid)).toMatchObject({ shownBy: null });
    await setShownBy(image.uid, image.current.id);
    expect(await find(image.uid)).toMatchObject({ revision: 2, shownBy: image.current.id });
    expect((await list(ownerId, 1, null)).documents).toMatchObject([{ shownBy: image.current.id }]);
  });

  it('editor documents refuse a save that is based on another revision than the stored one', async () => {
    const { find, save } = db.repositories.editorDocuments;
    const image = await insertImage();
    expect(await save(sampleDocument(image, { revision: 2 }))).toBe(false);
    const stored = sampleDocument(image);
    await save(stored);
    expect(await save(sampleDocument(image))).toBe(false);
    expect(await save(sampleDocument(image, { revision: 3 }))).toBe(false);
    expect(await find(image.uid)).toEqual(stored);
  });

  it('editor documents are not saved for an image that is deleted, in the trash or owned by another user', async () => {
    const { find, save } = db.repositories.editorDocuments;
    const image = await insertImage();
    const stranger = sampleUser();
    await db.repositories.users.insert(stranger, 'hash');
    expect(await save(sampleDocument(image, { ownerId: stranger.id }))).toBe(false);
    expect(await save(sampleDocument(image, { imageUid: anyUid() }))).toBe(false);
    await save(sampleDocument(image));
    await db.repositories.images.trash(ownerId, [image.uid], now);
    expect(await save(sampleDocument(image, { revision: 2 }))).toBe(false);
    expect(await find(image.uid)).toBeNull();
    await db.repositories.images.restore(ownerId, [image.uid], now);
    expect(await find(image.uid)).toEqual(sampleDocument(image));
  });

  it('editor documents are listed by their last save, in pages, without their content', async () => {
    const images = [await insertImage(), await insertImage(), await insertImage()];
    for (const [index, image] of images.entries()) {
      await db.repositories.editorDocuments.save(
        sampleDocument(image, { updatedAt: later(now, index * 1_000) }),
      );
    }
    const [oldest, middle, newest] = images.map(({ uid }) => uid);
    const { list } = db.repositories.editorDocuments;
    const first = await list(ownerId, 2, null);
    expect(first.documents.map(({ imageUid }) => imageUid)).toEqual([newest, middle]);
    expect(first.hasNext).toBe(true);
    expect(first.documents[0]).toMatchObject({ revision: 1, sizeBytes: 12, savedBy: 'Firefox on Linux' });
    const place = { at: later(now, 1_000), id: middle! };
    const second = await list(ownerId, 2, place);
    expect(second.documents.map(({ imageUid }) => imageUid)).toEqual([oldest]);
    expect(second.hasNext).toBe(false);
    await db.repositories.editorDocuments.delete(ownerId, middle!);
    expect(await list(ownerId, 2, place)).toEqual(second);
    await db.repositories.images.trash(ownerId, [newest!], now);
    expect((await list(ownerId, 5, null)).documents).toHaveLength(1);
    expect((await list(sampleUser().id, 5, null)).documents).toEqual([]);
  });

  it('editor documents can be deleted only by their owner', async () => {
    const { delete: remove, find, save } = db.repositories.editorDocuments;
    const image = await insertImage();
    await save(sampleDocument(image));
    expect(await remove(sampleUser().id, image.uid)).toBe(false);
    expect(await remove(ownerId, image.uid)).toBe(true);
    expect(await remove(ownerId, image.uid)).toBe(false);
    expect(await find(image.uid)).toBeNull();
  });

  it('editor documents are copied for a version that is rendered from them, until that version is deleted', async () => {
    const image = await insertImage();
    const version = sampleVersion({ imageUid: image.uid, number: 2 });
    await db.repositories.images.insertVersion(version);
    const { findOfVersion, keepForVersion } = db.repositories.editorDocuments;
    const kept = {
      versionId: version.id,
      imageUid: image.uid,
      ownerId,
      revision: 7,
      content: contentNaming(),
    };
    await keepForVersion(kept);
    expect(await findOfVersion(version.id)).toEqual(kept);
    expect(await findOfVersion(image.current.id)).toBeNull();
    await db.repositories.images.removeVersion(ownerId, image.uid, version.id);
    expect(await findOfVersion(version.id)).toBeNull();
  });

  it('editor documents and their copies are found for an image in the trash where the trash is included', async () => {
    const image = await insertImage();
    const document = sampleDocument(image);
    const { editorDocuments: documents } = db.repositories;
    await documents.save(document);
    const { content, revision } = document;
    const kept = { versionId: image.current.id, imageUid: image.uid, ownerId, revision, content };
    await documents.keepForVersion(kept);
    await db.repositories.images.trash(ownerId, [image.uid], now);
    expect(await documents.find(image.uid)).toBeNull();
    expect(await documents.findOfVersion(image.current.id)).toBeNull();
    expect(await documents.findWithTrash(image.uid)).toEqual(document);
    expect(await documents.findOfVersionWithTrash(image.current.id)).toEqual(kept);
    expect(await documents.findWithTrash(anyUid())).toBeNull();
    expect(await documents.findOfVersionWithTrash('nonsense')).toBeNull();
  });

  it('editor documents prevent the versions that they use as layers from being deleted', async () => {
    const image = await insertImage();
    const versions = [2, 3].map((number) => sampleVersion({ imageUid: image.uid, number }));
    for (const version of versions) await db.repositories.images.insertVersion(version);
    const [shown, rendered] = versions.map(({ id }) => id);
    const content = { ...contentNaming(), versionIds: [shown!] };
    await db.repositories.editorDocuments.keepForVersion({
      ...sampleDocument(image),
      versionId: rendered!,
      content,
    });
    const { removeVersion } = db.repositories.images;
    const isLayer = { code: 'CONFLICT', message: TEXTS.editor.versionIsLayer };
    await expect(removeVersion(ownerId, image.uid, shown!)).rejects.toMatchObject(isLayer);
    await db.repositories.editorDocuments.save(sampleDocument(image, { content }));
    expect(await removeVersion(ownerId, image.uid, rendered!)).not.toBeNull();
    await expect(removeVersion(ownerId, image.uid, shown!)).rejects.toMatchObject(isLayer);
    await db.repositories.editorDocuments.delete(ownerId, image.uid);
    expect(await removeVersion(ownerId, image.uid, shown!)).not.toBeNull();
  });

  it('editor documents count towards the storage together with their pictures, and are deleted with their image', async () => {
    const { storageUsed } = db.repositories.images;
    const image = await insertImage();
    const before = await storageUsed(ownerId);
    await db.repositories.editorDocuments.save(sampleDocument(image));
    expect(await storageUsed(ownerId)).toBe(before + 12);
    await db.repositories.editorDocuments.save(
      sampleDocument(image, { revision: 2, content: contentNaming() }),
    );
    expect(await storageUsed(ownerId)).toBe(before + 15);
    const picture = sampleLayerPicture(image);
    await db.repositories.layerPictures.insert(picture);
    await db.repositories.editorDocuments.keepForVersion({
      versionId: image.current.id,
      imageUid: image.uid,
      ownerId,
      revision: 2,
      content: contentNaming(),
    });
    expect(await storageUsed(ownerId)).toBe(before + 15 + 15 + picture.file.sizeBytes);
    const { keys } = await db.repositories.images.remove(ownerId, [image.uid]);
    expect(keys).toContain(picture.file.key);
    expect(await db.repositories.blobIntents.listAbandoned(1_000)).toContain(picture.file.key);
    expect(await storageUsed(ownerId)).toBe(0);
  });

  it('layer pictures are stored only once for each image', async () => {
    const image = await insertImage();
    const picture = sampleLayerPicture(image);
    const { sha256 } = picture.file;
    const { find, insert } = db.repositories.layerPictures;
    expect(await insert(picture)).toBe(true);
    const again = sampleLayerPicture(image, {
      file: sampleFile({ sha256 }),
      uploadedAt: later(now, 5_000),
    });
    expect(await insert(again)).toBe(false);
    expect(await find(image.uid, [sha256, anyHash()])).toEqual([
      { ...picture, uploadedAt: again.uploadedAt },
    ]);
    expect(await find(image.uid, [])).toEqual([]);
    expect(await find((await insertImage()).uid, [sha256])).toEqual([]);
    await expect(insert(sampleLayerPicture(image, { imageUid: anyUid() }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('editor documents protect the pictures that they use from the cleanup, which deletes old unused ones', async () => {
    const image = await insertImage();
    const version = sampleVersion({ imageUid: image.uid, number: 2 });
    await db.repositories.images.insertVersion(version);
    const [named, kept, unused, young] = Array.from({ length: 4 }, () => sampleLayerPicture(image));
    for (const picture of [named!, kept!, unused!]) await db.repositories.layerPictures.insert(picture);
    await db.repositories.layerPictures.insert({ ...young!, uploadedAt: later(now, 60_000) });
    const content = contentNaming(named!.file.sha256);
    await db.repositories.editorDocuments.save(sampleDocument(image, { content }));
    await db.repositories.editorDocuments.keepForVersion({
      versionId: version.id,
      imageUid: image.uid,
      ownerId,
      revision: 1,
      content: contentNaming(kept!.file.sha256),
    });
    const { find, removeUnused } = db.repositories.layerPictures;
    expect(await removeUnused(later(now, 1), 100)).toEqual([unused!.file.key]);
    expect(await db.repositories.blobIntents.listAbandoned(1_000)).toContain(unused!.file.key);
    const all = [named!, kept!, unused!, young!].map(({ file }) => file.sha256);
    const left = await find(image.uid, all);
    expect(left.map(({ file }) => file.sha256).sort()).toEqual(
      [named!, kept!, young!].map(({ file }) => file.sha256).sort(),
    );
  });

  it('layer pictures can be claimed before a save, so that no simultaneous cleanup deletes them', async () => {
    const image = await insertImage();
    const picture = sampleLayerPicture(image);
    await db.repositories.layerPictures.insert(picture);
    const { claim, removeUnused } = db.repositories.layerPictures;
    const missing = anyHash();
    const tomorrow = later(now, 24 * 60 * 60 * 1_000);
    expect(await claim(image.uid, [picture.file.sha256, missing], tomorrow)).toEqual([picture.file.sha256]);
    expect(await removeUnused(later(now, 1), 100)).toEqual([]);
    expect(await claim(image.uid, [], tomorrow)).toEqual([]);
  });
});
