import { ANONYMOUS, type Image, type Viewer } from '@safelight/domain';
import { imageLayer, newDocument, serializeDocument, type EditorDocument } from '@safelight/engine';
import { createWorld } from '../testing/index.ts';
import { deleteDocument, getDocument, getVersionDocument, listDocuments } from './read-documents.ts';
import { saveDocument } from './save-document.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15';
const SHA = 'a'.repeat(64);

const open = async () => {
  const world = createWorld();
  const { viewer } = await world.signUp('ada');
  const image = await world.uploadText(viewer.userId, 'picture of the sea');
  const deps = { ...world, ...world.repositories };
  const save = saveDocument(deps);
  const documentOf = (changes: Partial<EditorDocument> = {}): string =>
    serializeDocument({
      ...newDocument({ width: 800, height: 600, source: { kind: 'version', versionId: image.current.id } }),
      ...changes,
    });
  return {
    ...world,
    viewer,
    image,
    documentOf,
    get: getDocument(deps),
    list: listDocuments(deps),
    remove: deleteDocument(deps),
    ofVersion: getVersionDocument(deps),
    save: (json: string, baseRevision = 0, userAgent = FIREFOX) =>
      save(viewer, { imageUid: image.uid, baseRevision, json, userAgent }),
    saveAs: (who: Viewer, of: Pick<Image, 'uid'>, json: string) =>
      save(who, { imageUid: of.uid, baseRevision: 0, json, userAgent: FIREFOX }),
  };
};

describe('the document of an image', () => {
  it('is null until the first save, then what was saved last', async () => {
    const { get, save, viewer, image, documentOf } = await open();
    expect(await get(viewer, image.uid)).toBeNull();
    const first = documentOf();
    expect(await save(first)).toMatchObject({ revision: 1, savedBy: 'Firefox on Linux' });
    const second = documentOf({ background: '#ffffff' });
    expect(await save(second, 1, SAFARI)).toMatchObject({ revision: 2, savedBy: 'Safari on macOS' });
    expect((await get(viewer, image.uid))?.content).toEqual({
      json: second,
      sizeBytes: Buffer.byteLength(second),
      pictureHashes: [],
      versionIds: [image.current.id],
    });
  });

  it('is not overwritten by a tab that has not seen the last save, which is told who saved and when', async () => {
    const { get, save, viewer, image, documentOf, clock } = await open();
    await save(documentOf());
    await save(documentOf({ background: '#000000' }), 1, SAFARI);
    await expect(save(documentOf({ background: '#ffffff' }), 1)).rejects.toMatchObject({
      code: 'DOCUMENT_CONFLICT',
      details: { revision: 2, savedBy: 'Safari on macOS', updatedAt: clock.now().toISOString() },
    });
    expect((await get(viewer, image.uid))?.content.json).toBe(documentOf({ background: '#000000' }));
  });

  it('is saved once when the same save arrives again after a lost answer', async () => {
    const { save, documentOf } = await open();
    await save(documentOf());
    const second = documentOf({ background: '#000000' });
    expect(await save(second, 1)).toMatchObject({ revision: 2 });
    expect(await save(second, 1)).toMatchObject({ revision: 2 });
  });

  it.each([
    ['text that is no JSON', '{"schema":1,', 'INVALID_DOCUMENT', { place: '' }],
    [
      'a prototype key',
      '{"schema":1,"__proto__":{"polluted":1}}',
      'INVALID_DOCUMENT',
      { place: '__proto__' },
    ],
    ['a number beyond floating point', '{"schema":1,"width":1e999}', 'INVALID_DOCUMENT', { place: 'width' }],
    ['a form from the future', '{"schema":99,"pages":[]}', 'DOCUMENT_TOO_NEW', { schema: 99 }],
    ['more than 5 MB', `"${'x'.repeat(5 * 1024 * 1024)}"`, 'FILE_TOO_LARGE', { limitBytes: 5_242_880 }],
  ])('stays as it is when %s is sent', async (_what, json, code, details) => {
    const { get, save, viewer, image, documentOf } = await open();
    await save(documentOf());
    await expect(save(json, 1)).rejects.toMatchObject({ code, details });
    expect(await get(viewer, image.uid)).toMatchObject({ revision: 1, content: { json: documentOf() } });
  });

  it('stays as it is when it names a picture that was not uploaded, or a version of another image', async () => {
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

  it('counts towards the storage, and is refused where that is full', async () => {
    const { save, documentOf, viewer, repositories, database, image } = await open();
    const before = await repositories.images.storageUsed(viewer.userId);
    await save(documentOf());
    expect(await repositories.images.storageUsed(viewer.userId)).toBe(
      before + Buffer.byteLength(documentOf()),
    );
    const version = database.tables.versions.get(image.current.id);
    const huge = { ...image.current.original, sizeBytes: 10 ** 15 };
    if (version !== undefined) {
      (database.tables.versions as Map<string, typeof version>).set(version.id, {
        ...version,
        original: huge,
      });
    }
    await expect(save(documentOf({ background: '#abcdef' }), 1)).rejects.toMatchObject({
      code: 'STORAGE_QUOTA_EXCEEDED',
    });
    // A document that became smaller is saved all the same.
    expect(await save(documentOf({ layers: [] }), 1)).toMatchObject({ revision: 2 });
  });

  it('is its owner’s alone', async () => {
    const { get, save, remove, saveAs, signUp, viewer, image, documentOf } = await open();
    await save(documentOf());
    const { viewer: stranger } = await signUp('bob');
    for (const attempt of [
      () => get(stranger, image.uid),
      () => get(stranger, 'AAAAAAAAAAAAAAAAAAAAAA'),
      () => saveAs(stranger, image, documentOf()),
      () => remove(stranger, image.uid),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(get(ANONYMOUS, image.uid)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await get(viewer, image.uid)).toMatchObject({ revision: 1 });
  });

  it('is listed, and deleted without its image', async () => {
    const { list, save, remove, get, viewer, image, documentOf } = await open();
    await save(documentOf());
    expect(await list(viewer, { limit: 10, afterUid: null })).toMatchObject({
      documents: [{ imageUid: image.uid, revision: 1 }],
      hasNext: false,
    });
    await remove(viewer, image.uid);
    expect(await get(viewer, image.uid)).toBeNull();
    await expect(remove(viewer, image.uid)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('a version that did not come from the editor has no document', async () => {
  const { ofVersion, viewer, image } = await open();
  expect(await ofVersion(viewer, image.uid, image.current.id)).toBeNull();
});
