import { bytesOf } from '@safelight/application/testing';
import type { Image } from '@safelight/domain';
import { parity } from '../testing/parity.ts';

const FACTS = `revision sizeBytes shownBy savedBy createdAt updatedAt`;
const DOCUMENT = { schema: 5, width: 40, height: 30, background: null, layers: [] };
const NOBODYS = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('REST and GraphQL for documents of the editor', () => {
  let image: Image;
  const { site, ann, bob, expectRefused } = parity();
  beforeEach(async () => {
    image = await site.world.uploadText(ann.user.id, 'picture of the sea');
  });

  const path = (uid = image.uid): string => `/images/${uid}/document/`;
  const save = (document: object, base_revision = 0, shown_by: string | null = null) => ({
    method: 'POST',
    path: path(),
    body: { base_revision, document, shown_by },
  });
  const saveQuery = (document: object, baseRevision = 0, shownBy: string | null = null) => ({
    query: `mutation ($input: SaveEditorDocumentInput!) { saveEditorDocument(input: $input) { ${FACTS} } }`,
    variables: { input: { imageUid: image.uid, baseRevision, json: JSON.stringify(document), shownBy } },
  });
  const getQuery = (uid = image.uid) => ({
    query: `query ($uid: ID!) { editorDocument(imageUid: $uid) { ${FACTS} json } }`,
    variables: { uid },
  });

  it('save, read, list and delete the same documents', async () => {
    const saved = await site.rest(ann.token, save(DOCUMENT));
    expect(saved.data).toMatchObject({ image: image.uid, revision: 1, document: DOCUMENT });
    const [black, white] = ['#000000', '#ffffff'].map((background) => ({ ...DOCUMENT, background }));
    const shown = await site.rest(ann.token, save(black!, 1, image.current.id));
    expect(shown.data).toMatchObject({ revision: 2, shownBy: image.current.id });
    const again = await site.graphql(ann.token, saveQuery(white!, 2, image.current.id));
    expect(again.data).toMatchObject({ revision: 3, shownBy: image.current.id });
    const [read, asked] = [
      await site.rest(ann.token, { path: path() }),
      await site.graphql(ann.token, getQuery()),
    ];
    const { json, ...facts } = asked.data as { json: string };
    expect(read.data).toEqual({ image: image.uid, ...facts, document: JSON.parse(json) });
    const listed = await site.rest(ann.token, { path: '/documents/' });
    expect(listed.data).toEqual([{ image: image.uid, ...facts }]);
    expect((await site.rest(ann.token, { method: 'DELETE', path: path() })).code).toBeNull();
    expect((await site.rest(ann.token, { path: path() })).code).toBe('NOT_FOUND');
    expect((await site.graphql(ann.token, getQuery())).data).toBeNull();
  });

  it.each([
    ['a wrong revision', DOCUMENT, 5, 'DOCUMENT_CONFLICT'],
    ['a malformed document', { ...DOCUMENT, width: -1 }, 1, 'INVALID_DOCUMENT'],
    ['a document of a newer schema', { ...DOCUMENT, schema: 9 }, 1, 'DOCUMENT_TOO_NEW'],
  ] as const)('refuse %s with the same error code', async (_what, document, base, code) => {
    await site.rest(ann.token, save(DOCUMENT));
    await expectRefused(ann.token, code, save(document, base), saveQuery(document, base));
  });

  it('answer NOT_FOUND to other users, whether or not the document exists', async () => {
    await site.rest(ann.token, save(DOCUMENT));
    await expectRefused(bob.token, 'NOT_FOUND', save(DOCUMENT, 1), saveQuery(DOCUMENT, 1));
    await expectRefused(bob.token, 'NOT_FOUND', { path: path() }, getQuery());
    await expectRefused(bob.token, 'NOT_FOUND', { path: path(NOBODYS) }, getQuery(NOBODYS));
    await expectRefused(null, 'UNAUTHENTICATED', { path: path() }, getQuery());
  });

  it('send a layer picture only to its owner, and forbid caching it', async () => {
    const { useCases } = site.world;
    const { file } = await useCases.uploadLayerPicture(await useCases.grantUpload(ann.viewer), {
      imageUid: image.uid,
      source: bytesOf('picture of a boat'),
    });
    const address = `${path()}pictures/${file.sha256}/`;
    const { body, headers } = await site.restBytes(ann.token, address);
    expect(body).toBe('picture of a boat');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-type')).toBe('image/png');
    expect((await site.rest(bob.token, { path: address })).code).toBe('NOT_FOUND');
    expect((await site.rest(ann.token, { path: `${path()}pictures/nonsense/` })).code).toBe('NOT_FOUND');
  });
});
