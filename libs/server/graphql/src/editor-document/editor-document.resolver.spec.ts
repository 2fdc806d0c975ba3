import type { Image } from '@safelight/domain';
import { newDocument, serializeDocument } from '@safelight/engine';
import { DOCUMENT_MAX_BYTES } from '@safelight/rules';
import { file, map, operations, siteForEach } from '../testing/test-server.ts';

const DOCUMENT = `imageUid revision sizeBytes shownBy savedBy updatedAt json image { uid title }`;
const GET = `query ($uid: ID!) { editorDocument(imageUid: $uid) { ${DOCUMENT} } }`;
const LIST = `{ editorDocuments { nodes { imageUid json image { title } } pageInfo { endCursor hasNextPage } } }`;
const SAVE = `mutation ($input: SaveEditorDocumentInput!) { saveEditorDocument(input: $input) { ${DOCUMENT} } }`;
const DELETE = `mutation ($uid: ID!) { deleteEditorDocument(imageUid: $uid) }`;
const UPLOAD = `mutation ($uid: ID!, $file: Upload!) {
  uploadLayerPicture(imageUid: $uid, file: $file) { sha256 width height url }
}`;
const PUBLISH = `mutation ($uid: ID!, $revision: Int!, $file: Upload!, $copy: DocumentCopyInput) {
  publishEditorDocument(imageUid: $uid, revision: $revision, file: $file, copy: $copy) {
    uid title current { id number origin }
  }
}`;
const OF_VERSION = `query ($uid: ID!, $version: ID!) { versionDocument(imageUid: $uid, versionId: $version) }`;
const PICTURES = `query ($uid: ID!, $hashes: [String!]!) { layerPictures(imageUid: $uid, hashes: $hashes) { sha256 } }`;

describe('documents of the editor', () => {
  const { site, ann } = siteForEach('ann');
  let image: Image;
  beforeEach(async () => {
    image = await site.world.uploadText(ann.user.id, 'picture of the sea');
  });

  const json = (background: string | null = null): string =>
    serializeDocument({
      ...newDocument({ width: 40, height: 30, source: { kind: 'version', versionId: image.current.id } }),
      background,
    });
  const save = (text: string, baseRevision = 0, as = ann.token) =>
    site.ask(SAVE, { input: { imageUid: image.uid, baseRevision, json: text } }, as);
  const send = async (query: string, variables: object, picture: string) => {
    const parts = [
      operations({ file: null, uid: image.uid, ...variables }, query),
      map({ 0: ['variables.file'] }),
      file(picture, 'layer.png', '0'),
    ];
    return site.sendForm(parts, ann.token);
  };

  it('are saved, read, listed and deleted', async () => {
    expect((await site.ask(GET, { uid: image.uid }, ann.token)).data).toEqual({ editorDocument: null });
    const saved = (await save(json())).data?.['saveEditorDocument'];
    expect(saved).toMatchObject({
      imageUid: image.uid,
      revision: 1,
      json: json(),
      sizeBytes: Buffer.byteLength(json()),
      image: { uid: image.uid, title: 'photo.png' },
    });
    expect((await site.ask(GET, { uid: image.uid }, ann.token)).data).toEqual({ editorDocument: saved });
    expect((await site.ask(LIST, {}, ann.token)).data?.['editorDocuments']).toEqual({
      nodes: [{ imageUid: image.uid, json: json(), image: { title: 'photo.png' } }],
      pageInfo: { endCursor: expect.any(String), hasNextPage: false },
    });
    expect((await site.ask(DELETE, { uid: image.uid }, ann.token)).data).toEqual({
      deleteEditorDocument: image.uid,
    });
    const again = await site.ask(DELETE, { uid: image.uid }, ann.token);
    expect(again.errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('reject a save that is based on an older revision, and report the current revision and its device', async () => {
    await save(json());
    await save(json('#000000'), 1);
    const { errors } = await save(json('#ffffff'), 1);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'DOCUMENT_CONFLICT',
      details: { revision: 2, savedBy: expect.any(String), updatedAt: expect.any(String) },
    });
  });

  it('of the maximum size are accepted, and invalid ones are refused with the path of the invalid part', async () => {
    const text = json();
    const large = `${text.slice(0, -1)}${' '.repeat(DOCUMENT_MAX_BYTES - Buffer.byteLength(text))}}`;
    expect((await save(large)).data?.['saveEditorDocument']).toMatchObject({ sizeBytes: DOCUMENT_MAX_BYTES });
    const tooLarge = await save(` ${large}`, 1);
    expect(tooLarge.errors[0]?.extensions.code).toBe('FILE_TOO_LARGE');
    const wrong = await save(text.replace('"width":40', '"width":-40'), 1);
    expect(wrong.errors[0]?.extensions).toMatchObject({
      code: 'INVALID_DOCUMENT',
      details: { place: 'width' },
    });
    const newer = await save('{"schema":9}', 1);
    expect(newer.errors[0]?.extensions.code).toBe('DOCUMENT_TOO_NEW');
  });

  it('can contain uploaded pictures as layers', async () => {
    const { data } = await send(UPLOAD, {}, 'picture of a boat');
    const picture = data?.['uploadLayerPicture'] as { sha256: string; url: string };
    expect(picture).toMatchObject({ width: 40, height: 30 });
    expect(picture.url).toBe(`/api/images/${image.uid}/document/pictures/${picture.sha256}/`);
    const hashes = [picture.sha256, 'b'.repeat(64)];
    expect((await site.ask(PICTURES, { uid: image.uid, hashes }, ann.token)).data).toEqual({
      layerPictures: [{ sha256: picture.sha256 }],
    });
    const refused = await send(UPLOAD, {}, 'no image at all');
    expect(refused.errors[0]?.extensions.code).toBe('INVALID_FILE_FORMAT');
  });

  it('are published as the next version of their image, or as a new image', async () => {
    await save(json());
    const { data } = await send(PUBLISH, { revision: 1 }, 'picture that was rendered');
    const published = data?.['publishEditorDocument'] as { uid: string; current: { id: string } };
    expect(published).toMatchObject({
      uid: image.uid,
      current: { number: 2, origin: 'EDITOR' },
    });
    const version = published.current.id;
    expect((await site.ask(GET, { uid: image.uid }, ann.token)).data).toMatchObject({
      editorDocument: { revision: 1, shownBy: version },
    });
    expect((await site.ask(OF_VERSION, { uid: image.uid, version }, ann.token)).data).toEqual({
      versionDocument: json(),
    });
    const copy = { filename: 'copy.png', privacy: 'PRIVATE' };
    const copied = await send(PUBLISH, { revision: 1, copy }, 'picture that was rendered');
    expect(copied.data?.['publishEditorDocument']).toMatchObject({
      title: 'copy.png',
      current: { number: 1 },
    });
    const stale = await send(PUBLISH, { revision: 7 }, 'picture that was rendered');
    expect(stale.errors[0]?.extensions.code).toBe('DOCUMENT_CONFLICT');
  });

  it('are hidden from other users and visitors', async () => {
    await save(json());
    const { token: stranger } = await site.signUp('bob');
    for (const [query, variables] of [
      [GET, { uid: image.uid }],
      [DELETE, { uid: image.uid }],
      [OF_VERSION, { uid: image.uid, version: image.current.id }],
      [PICTURES, { uid: image.uid, hashes: [] }],
      [SAVE, { input: { imageUid: image.uid, baseRevision: 1, json: json() } }],
    ] as const) {
      expect((await site.ask(query, variables, stranger)).errors[0]?.extensions.code).toBe('NOT_FOUND');
      expect((await site.ask(query, variables)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    }
  });
});
