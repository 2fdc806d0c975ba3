import { ANONYMOUS, type Image, type Viewer } from '@safelight/domain';
import { imageLayer, LIMITS, newDocument, serializeDocument, type EditorDocument } from '@safelight/engine';
import { bytesOf, createWorld } from '../testing/index.ts';
import type { DocumentPublication } from './publish-document.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const SHA = 'a'.repeat(64);

const open = async () => {
  const world = createWorld();
  const { useCases } = world;
  const { viewer } = await world.signUp('ada');
  const image = await world.uploadText(viewer.userId, 'picture of the sea');
  const documentOf = (changes: Partial<EditorDocument> = {}): string =>
    serializeDocument({
      ...newDocument({ width: 800, height: 600, source: { kind: 'version', versionId: image.current.id } }),
      ...changes,
    });
  const grant = () => useCases.grantUpload(viewer);
  return {
    ...world,
    ...useCases,
    viewer,
    image,
    documentOf,
    save: (json: string, baseRevision = 0, userAgent = FIREFOX) =>
      useCases.saveDocument(viewer, { imageUid: image.uid, baseRevision, json, userAgent }),
    saveAsShownBy: (shownBy: string | null, baseRevision: number) =>
      useCases.saveDocument(viewer, {
        imageUid: image.uid,
        baseRevision,
        json: documentOf(),
        shownBy,
        userAgent: FIREFOX,
      }),
    saveAs: (who: Viewer, of: Pick<Image, 'uid'>, json: string) =>
      useCases.saveDocument(who, { imageUid: of.uid, baseRevision: 0, json, userAgent: FIREFOX }),
    uploadLayer: async (text: string, imageUid = image.uid) =>
      useCases.uploadLayerPicture(await grant(), { imageUid, source: bytesOf(text) }),
    publish: async (revision: number, copy: DocumentPublication['copy'] = null) =>
      useCases.publishDocument(await grant(), {
        imageUid: image.uid,
        revision,
        source: bytesOf('picture that was rendered'),
        copy,
      }),
  };
};

/** Creates a document with these pictures as layers above the original. */
const withLayers = (...hashes: string[]) => ({
  layers: hashes.map((sha256, index) =>
    imageLayer({
      id: `l${String(index)}`,
      name: 'Layer',
      source: { kind: 'blob', sha256 },
      width: 40,
      height: 30,
    }),
  ),
});

describe('the editor document of an image', () => {
  it('is null until the first save, and then the latest save', async () => {
    const { getDocument, save, viewer, image, documentOf } = await open();
    expect(await getDocument(viewer, image.uid)).toBeNull();
    const first = documentOf();
    expect(await save(first)).toMatchObject({ revision: 1, savedBy: 'Firefox on Linux' });
    const second = documentOf({ background: '#ffffff' });
    expect(await save(second, 1, SAFARI)).toMatchObject({ revision: 2, savedBy: 'Safari on macOS' });
    expect((await getDocument(viewer, image.uid))?.content).toEqual({
      json: second,
      sizeBytes: Buffer.byteLength(second),
      pictureHashes: [],
      versionIds: [image.current.id],
    });
  });

  it('is not overwritten by a save of an older revision; the error names who saved last and when', async () => {
    const { getDocument, save, viewer, image, documentOf, clock } = await open();
    await save(documentOf());
    await save(documentOf({ background: '#000000' }), 1, SAFARI);
    await expect(save(documentOf({ background: '#ffffff' }), 1)).rejects.toMatchObject({
      code: 'DOCUMENT_CONFLICT',
      details: { revision: 2, savedBy: 'Safari on macOS', updatedAt: clock.now().toISOString() },
    });
    expect((await getDocument(viewer, image.uid))?.content.json).toBe(documentOf({ background: '#000000' }));
  });

  it('is saved once if the client repeats a save because the response was lost', async () => {
    const { save, documentOf } = await open();
    await save(documentOf());
    const second = documentOf({ background: '#000000' });
    expect(await save(second, 1)).toMatchObject({ revision: 2 });
    expect(await save(second, 1)).toMatchObject({ revision: 2 });
  });

  it('names the version that looks like it, if the client knows one of this image', async () => {
    const { saveAsShownBy, getDocument, viewer, image, uploadText } = await open();
    await saveAsShownBy(image.current.id, 0);
    expect(await getDocument(viewer, image.uid)).toMatchObject({ shownBy: image.current.id });
    const other = await uploadText(viewer.userId, 'picture of a hill');
    expect(await saveAsShownBy(other.current.id, 1)).toMatchObject({ revision: 2, shownBy: null });
  });

  it.each([
    ['not JSON', '{"schema":1,', 'INVALID_DOCUMENT', { place: '' }],
    [
      'with the key __proto__',
      '{"schema":1,"__proto__":{"polluted":1}}',
      'INVALID_DOCUMENT',
      { place: '__proto__' },
    ],
    [
      'with a number that is too large for floating point',
      '{"schema":1,"width":1e999}',
      'INVALID_DOCUMENT',
      { place: 'width' },
    ],
    ['with a schema of a later release', '{"schema":99,"pages":[]}', 'DOCUMENT_TOO_NEW', { schema: 99 }],
    ['larger than 5 MB', `"${'x'.repeat(5 * 1024 * 1024)}"`, 'FILE_TOO_LARGE', { limitBytes: 5_242_880 }],
  ])('stays unchanged if the new document is invalid: %s', async (_what, json, code, details) => {
    const { getDocument, save, viewer, image, documentOf } = await open();
    await save(documentOf());
    await expect(save(json, 1)).rejects.toMatchObject({ code, details });
    expect(await getDocument(viewer, image.uid)).toMatchObject({
      revision: 1,
      content: { json: documentOf() },
    });
  });

  it('stays unchanged if the new document refers to a missing picture or a version of another image', async () => {
    const { save, viewer, documentOf, uploadText } = await open();
    const other = await uploadText(viewer.userId, 'picture of a hill');
    const layers = [
      { kind: 'blob', sha256: SHA } as const,
      { kind: 'version', versionId: other.current.id } as const,
    ].map((source, index) =>
      imageLayer({ id: `l${String(index)}`, name: 'Layer', source, width: 10, height: 10 }),
    );
    await expect(save(documentOf({ layers }))).rejects.toMatchObject({
      code: 'LAYER_PICTURES_MISSING',
      details: { hashes: [SHA], versions: [other.current.id] },
    });
  });

  it('stays unchanged if the pictures of the new document together exceed 100 MB', async () => {
    const { save, viewer, image, documentOf, uploadLayer, database, getDocument } = await open();
    await save(documentOf());
    const picture = await uploadLayer('picture of a very large poster');
    const { layerPictures } = database.tables;
    for (const [key, kept] of layerPictures)
      layerPictures.set(key, { ...kept, file: { ...kept.file, sizeBytes: LIMITS.pictureBytes + 1 } });
    await expect(save(documentOf(withLayers(picture.file.sha256)), 1)).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      details: { limitBytes: LIMITS.pictureBytes },
    });
    expect(await getDocument(viewer, image.uid)).toMatchObject({
      revision: 1,
      content: { json: documentOf() },
    });
  });

  it('counts towards the storage; if that is full, only a smaller document is accepted', async () => {
    const { save, documentOf, viewer, repositories, leaveRoom } = await open();
    const before = await repositories.images.storageUsed(viewer.userId);
    await save(documentOf());
    const added = Buffer.byteLength(documentOf());
    expect(await repositories.images.storageUsed(viewer.userId)).toBe(before + added);
    await leaveRoom(viewer.userId, 0);
    await expect(save(documentOf({ background: '#abcdef' }), 1)).rejects.toMatchObject({
      code: 'STORAGE_QUOTA_EXCEEDED',
    });
    expect(await save(documentOf({ layers: [] }), 1)).toMatchObject({ revision: 2 });
  });

  it('is visible to its owner only', async () => {
    const { getDocument, save, deleteDocument, saveAs, signUp, viewer, image, documentOf } = await open();
    await save(documentOf());
    const { viewer: stranger } = await signUp('bob');
    for (const attempt of [
      () => getDocument(stranger, image.uid),
      () => getDocument(stranger, 'AAAAAAAAAAAAAAAAAAAAAA'),
      () => saveAs(stranger, image, documentOf()),
      () => deleteDocument(stranger, image.uid),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(getDocument(ANONYMOUS, image.uid)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await getDocument(viewer, image.uid)).toMatchObject({ revision: 1 });
  });

  it('is listed, and can be deleted without deleting its image', async () => {
    const { listDocuments, save, deleteDocument, getDocument, viewer, image, documentOf } = await open();
    await save(documentOf());
    expect(await listDocuments(viewer, { limit: 10, after: null })).toMatchObject({
      documents: [{ imageUid: image.uid, revision: 1 }],
      hasNext: false,
    });
    await deleteDocument(viewer, image.uid);
    expect(await getDocument(viewer, image.uid)).toBeNull();
    await expect(deleteDocument(viewer, image.uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a layer picture', () => {
  it('is stored once, has no derivatives, and is delivered to its owner only', async () => {
    const { uploadLayer, viewer, image, store, signUp, getLayerPictures, deliverLayerPicture } = await open();
    const before = store.objects.size;
    const { file } = await uploadLayer('picture of a boat');
    expect(await uploadLayer('picture of a boat')).toMatchObject({ file });
    expect(store.objects.size).toBe(before + 1);
    expect(await deliverLayerPicture(viewer, image.uid, file.sha256)).toEqual(file);
    expect(await getLayerPictures(viewer, image.uid, [file.sha256, SHA])).toHaveLength(1);
    const { viewer: stranger } = await signUp('bob');
    await expect(deliverLayerPicture(stranger, image.uid, file.sha256)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['not a picture', 'just text', undefined, 'INVALID_FILE_FORMAT'],
    ['a picture that cannot be decoded', 'picture that is broken', undefined, 'INVALID_FILE_FORMAT'],
    ['for an image that does not exist', 'picture', 'AAAAAAAAAAAAAAAAAAAAAA', 'NOT_FOUND'],
  ])('is refused and not stored if it is %s', async (_what, text, uid, code) => {
    const { uploadLayer, store, database } = await open();
    const before = store.objects.size;
    await expect(uploadLayer(text, uid)).rejects.toMatchObject({ code });
    expect(store.objects.size).toBe(before);
    expect(database.tables.layerPictures.size).toBe(0);
  });

  it('is refused and not stored if the storage is full', async () => {
    const { uploadLayer, viewer, leaveRoom, store, database } = await open();
    await leaveRoom(viewer.userId, 3);
    const before = store.objects.size;
    await expect(uploadLayer('picture of a boat')).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
    expect([store.objects.size, database.tables.layerPictures.size]).toEqual([before, 0]);
  });

  it('is deleted a day after its upload unless a document uses it', async () => {
    const { uploadLayer, save, documentOf, jobs, clock, database } = await open();
    const [named, unused] = [await uploadLayer('picture of a boat'), await uploadLayer('picture of a car')];
    await save(documentOf(withLayers(named.file.sha256)));
    clock.advance(25 * 60 * 60 * 1_000);
    expect(await jobs.tidyUp(clock.now())).toMatchObject({ layerPictures: 1 });
    const left = [...database.tables.layerPictures.values()].map(({ file }) => file.sha256);
    expect(left).toEqual([named.file.sha256]);
    expect(left).not.toContain(unused.file.sha256);
  });
});

describe('publishing an editor document', () => {
  it('makes the rendered picture the current version, and stores a copy of the document with it', async () => {
    const { save, publish, getVersionDocument, viewer, image, documentOf } = await open();
    await save(documentOf());
    const { image: published, version } = await publish(1);
    expect(published).toMatchObject({ uid: image.uid, current: { id: version.id, number: 2 } });
    expect(version.origin).toEqual({ kind: 'editor', documentUid: image.uid, revision: 1 });
    await save(documentOf({ background: '#000000' }), 1);
    expect((await getVersionDocument(viewer, image.uid, version.id))?.content.json).toBe(documentOf());
    expect(await getVersionDocument(viewer, image.uid, image.current.id)).toBeNull();
  });

  it('records that the published version looks like the document, until the next save', async () => {
    const { save, publish, getDocument, viewer, image, documentOf } = await open();
    expect(await save(documentOf())).toMatchObject({ shownBy: null });
    const { version } = await publish(1);
    expect(await getDocument(viewer, image.uid)).toMatchObject({ revision: 1, shownBy: version.id });
    expect(await save(documentOf({ background: '#000000' }), 1)).toMatchObject({ shownBy: null });
  });

  it('as a new image leaves the image it was opened from unchanged', async () => {
    const { save, publish, getImage, viewer, image, documentOf } = await open();
    await save(documentOf());
    const { image: copy } = await publish(1, { filename: 'copy.png', privacy: 'private' });
    expect(copy).toMatchObject({ title: 'copy.png', privacy: 'private', current: { number: 1 } });
    expect(copy.uid).not.toBe(image.uid);
    expect((await getImage(viewer, image.uid)).current.id).toBe(image.current.id);
  });

  it('is refused for an old revision, without a document and without storage, and stores nothing', async () => {
    const { save, publish, viewer, leaveRoom, documentOf, store, database } = await open();
    const untouched = () => [store.objects.size, database.tables.versions.size];
    const before = untouched();
    await expect(publish(1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await save(documentOf());
    await expect(publish(2)).rejects.toMatchObject({ code: 'DOCUMENT_CONFLICT', details: { revision: 1 } });
    await leaveRoom(viewer.userId, 30);
    await expect(publish(1)).rejects.toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED' });
    expect(untouched()).toEqual(before);
  });
});

it('an export contains the editor document of an image, its copies and their pictures', async () => {
  const { save, publish, uploadLayer, requestExport, jobs, viewer, image, documentOf, store, database } =
    await open();
  const { file } = await uploadLayer('picture of a boat');
  await save(documentOf(withLayers(file.sha256)));
  await publish(1);
  const { id } = await requestExport(viewer, 'Secret123');
  await jobs.runExport(id, new AbortController().signal);
  const key = database.tables.dataExports.get(id)?.key ?? '';
  const archive = Buffer.from(store.objects.get(key) ?? []).toString();
  for (const name of ['document.json', '2-document.json', `layers/${file.sha256}.png`]) {
    expect(archive).toContain(`images/${image.uid}/${name}`);
  }
});
