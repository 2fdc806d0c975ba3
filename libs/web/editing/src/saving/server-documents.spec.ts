/** @jest-environment node */
import { ServerError } from '@apollo/client/errors';
import { ApolloClient } from '@apollo/client';
import { type EditorDocument, newDocument, type PictureSource, serializeDocument } from '@safelight/engine';
import { imageOf } from '@safelight/engine/testing';
import { PictureMissing } from '@safelight/render';
import type { ErrorCode } from '@safelight/rules';
import { createCache } from '@safelight/web-data';
import { fakeServer, refusal } from '@safelight/web-data/testing';
import type { FailureCause } from './saving.ts';
import { createServerDocuments, pictureAddresses } from './server-documents.ts';

const hash = (letter: string): string => letter.repeat(64);
const blob = (letter: string): PictureSource => ({ kind: 'blob', sha256: hash(letter) });
const documentWith = (...sources: PictureSource[]): EditorDocument => ({
  ...newDocument({ width: 10, height: 10 }),
  layers: sources.map((source, index) => imageOf({ id: `layer-${String(index)}`, source })),
});

interface World {
  /** The hashes of the pictures that the server has. */
  readonly there?: Set<string>;
  readonly save?: () => Promise<Record<string, unknown>> | Record<string, unknown>;
  readonly missingHere?: boolean;
  /** True when every picture of a layer is larger than the plan allows. */
  readonly tooLarge?: boolean;
  readonly opened?: EditorDocument;
  /** False for a public image of somebody else. */
  readonly isOwn?: boolean;
  /** The version that looks like the stored document. */
  readonly shownBy?: string | null;
}

const setUp = ({
  there = new Set(),
  save,
  missingHere = false,
  tooLarge = false,
  opened,
  isOwn = true,
  shownBy = null,
}: World = {}) => {
  const done: string[] = [];
  const server = fakeServer({
    LayerPictureUrls: ({ hashes }) => ({
      layerPictures: (hashes as string[])
        .filter((sha256) => there.has(sha256))
        .map((sha256) => ({ __typename: 'LayerPicture', sha256, url: `/pictures/${sha256}` })),
    }),
    UploadLayerPicture: ({ file }) => {
      const { name } = file as File;
      done.push(`upload ${name}`);
      if (tooLarge) throw refusal('FILE_TOO_LARGE', 'File size must be less than 10MB.');
      return { uploadLayerPicture: { __typename: 'LayerPicture', sha256: hash(name[0] ?? '') } };
    },
    SaveEditorDocument: () => {
      done.push('save');
      return save?.() ?? { saveEditorDocument: { __typename: 'EditorDocument', revision: 1 } };
    },
    StoredEditorDocument: () => ({
      editorDocument: {
        __typename: 'EditorDocument',
        revision: 4,
        savedBy: 'Firefox on Linux',
        updatedAt: '2026-11-22T10:00:00Z',
        json: serializeDocument(documentWith(blob('a'))),
        shownBy: null,
        image: null,
      },
    }),
    VersionInUse: () => ({
      image: {
        __typename: 'Image',
        uid: 'img1',
        current: { __typename: 'ImageVersion', id: 'v2', number: 2, width: 30, height: 20 },
      },
      editorDocument: {
        __typename: 'EditorDocument',
        revision: 4,
        shownBy,
        image: { __typename: 'Image', uid: 'img1', current: { __typename: 'ImageVersion', id: 'v2' } },
      },
    }),
    VersionUrls: () => ({
      image: {
        __typename: 'Image',
        uid: 'img1',
        isOwner: isOwn,
        versions: [{ __typename: 'ImageVersion', id: 'v1', url: '/v1.jpg', srgbUrl: '/srgb.jpg' }],
      },
    }),
  });
  const client = new ApolloClient({ link: server.link, cache: createCache(), dataMasking: true });
  const documents = createServerDocuments({
    client,
    imageUid: 'img1',
    opened: opened ?? null,
    pictures: {
      bytes: (source) =>
        missingHere
          ? Promise.reject(new PictureMissing([source]))
          : Promise.resolve(new Blob(['pixels'], { type: 'image/jpeg' })),
    },
  });
  return { server, done, documents, client };
};

const reasonOf = async (saved: Promise<unknown>): Promise<FailureCause> => {
  const error: unknown = await saved.catch((reason: unknown) => reason);
  return (error as { reason: FailureCause }).reason;
};

it('saving uploads each picture that the server lacks once, before the document that refers to it', async () => {
  const { documents, done, server } = setUp({ there: new Set([hash('b')]) });
  const document = documentWith(blob('a'), blob('b'), blob('a'), { kind: 'version', versionId: 'v1' });
  expect(await documents.send(document, 0)).toBe(1);
  expect(done).toEqual([`upload ${'a'.repeat(12)}.jpg`, 'save']);
  expect(server.calls('SaveEditorDocument')).toEqual([
    { input: { imageUid: 'img1', baseRevision: 0, json: serializeDocument(document), shownBy: null } },
  ]);
  await documents.send(document, 1, { shownBy: 'v1' });
  expect(server.calls('SaveEditorDocument')[1]).toMatchObject({ input: { shownBy: 'v1' } });
  expect(done.slice(2)).toEqual(['save']);
  expect(server.calls('LayerPictureUrls')).toHaveLength(1);
});

it('saving does not look up pictures that came from the server', async () => {
  const opened = documentWith(blob('a'));
  const { documents, server } = setUp({ opened });
  await documents.send(opened, 3);
  expect(server.calls('LayerPictureUrls')).toEqual([]);
});

it('saving uploads a picture again that the server has deleted', async () => {
  let refusals = 1;
  const opened = documentWith(blob('a'));
  const { documents, done } = setUp({
    opened,
    save: () => {
      if ((refusals -= 1) < 0) return { saveEditorDocument: { __typename: 'EditorDocument', revision: 8 } };
      throw refusal('LAYER_PICTURES_MISSING', 'Missing.', { hashes: [hash('a')], versions: [] });
    },
  });
  expect(await documents.send(opened, 7)).toBe(8);
  expect(done).toEqual(['save', `upload ${'a'.repeat(12)}.jpg`, 'save']);
});

it('saving fails when a version in the document is gone, or a picture cannot be read in the browser', async () => {
  const gone = setUp({
    save: () => {
      throw refusal('LAYER_PICTURES_MISSING', 'Some images are missing.', { hashes: [], versions: ['v9'] });
    },
  });
  const reason = await reasonOf(gone.documents.send(documentWith({ kind: 'version', versionId: 'v9' }), 1));
  expect(reason).toEqual({ kind: 'refused', message: 'Some images are missing.' });
  expect(gone.done).toEqual(['save']);
  const lost = setUp({ missingHere: true });
  expect(await reasonOf(lost.documents.send(documentWith(blob('a')), 0))).toEqual({
    kind: 'refused',
    message: 'An image of this document could not be loaded.',
  });
  expect(lost.done).toEqual([]);
});

it('a layer that is too large a file is named, with what to do about it', async () => {
  const { documents, done } = setUp({ tooLarge: true });
  expect(await reasonOf(documents.send(documentWith(blob('a')), 0))).toEqual({
    kind: 'refused',
    message:
      'The layer “Image” is too large a file. File size must be less than 10MB. Merge it down or flatten the image, which compresses it, or delete it.',
  });
  expect(done).toEqual([`upload ${'a'.repeat(12)}.jpg`]);
});

it.each<[string, () => Error, FailureCause]>([
  ['no network', () => new TypeError('Failed to fetch'), { kind: 'offline' }],
  ['a timeout', () => Object.assign(new Error('Too long.'), { name: 'TimeoutError' }), { kind: 'offline' }],
  ['the session has ended', () => refusal('UNAUTHENTICATED', 'Sign in.'), { kind: 'signed-out' }],
  ['the image was deleted', () => refusal('NOT_FOUND', 'Not found.'), { kind: 'gone' }],
  ['the database is down', () => refusal('DATABASE_UNAVAILABLE', 'Down.'), { kind: 'busy' }],
  [
    'a proxy answers in place of the server',
    () =>
      new ServerError('Response not successful', {
        response: { status: 404 } as Response,
        bodyText: '<html>Not here</html>',
      }),
    { kind: 'busy' },
  ],
  ['too many requests', () => refusal('RATE_LIMITED', 'Slower.'), { kind: 'busy' }],
  ...(['STORAGE_QUOTA_EXCEEDED', 'FILE_TOO_LARGE', 'INVALID_DOCUMENT', 'DOCUMENT_TOO_NEW'] as const).map(
    (code: ErrorCode): [string, () => Error, FailureCause] => [
      code,
      () => refusal(code, `Because of ${code}.`),
      { kind: 'refused', message: `Because of ${code}.` },
    ],
  ),
  [
    'another save in the meantime',
    () =>
      refusal('DOCUMENT_CONFLICT', 'Edited.', { revision: 4, savedBy: 'Firefox', updatedAt: '2026-11-22' }),
    { kind: 'conflict', other: { revision: 4, savedBy: 'Firefox', updatedAt: '2026-11-22' } },
  ],
])('a failed save is classified by what can be done about it: %s', async (_what, error, reason) => {
  const { documents } = setUp({ save: () => Promise.reject(error()) });
  expect(await reasonOf(documents.send(documentWith(), 3))).toEqual(reason);
});

it('the stored document is read with its revision and who saved it', async () => {
  const { documents } = setUp();
  expect(await documents.stored()).toEqual({
    document: documentWith(blob('a')),
    shownBy: null,
    other: { revision: 4, savedBy: 'Firefox on Linux', updatedAt: '2026-11-22T10:00:00Z' },
  });
});

it.each([
  ['v2', true],
  ['v1', false],
  [null, false],
])(
  'the version in use, v2, looks like the stored document only if that names it: %p, %p',
  async (shownBy, isDocument) => {
    const { documents } = setUp({ shownBy });
    expect(await documents.inUse()).toMatchObject({
      version: { id: 'v2', number: 2, width: 30, height: 20, isDocument },
      revision: 4,
    });
  },
);

it('the server returns the addresses of pictures, and a picture that does not exist is reported', async () => {
  const addressOf = pictureAddresses(setUp({ there: new Set([hash('a')]) }).client, 'img1');
  expect(await addressOf(blob('a'))).toMatchObject({ url: `/pictures/${hash('a')}` });
  const version = await addressOf({ kind: 'version', versionId: 'v1' });
  expect(version).toMatchObject({ url: '/v1.jpg', srgbUrl: '/srgb.jpg' });
  await expect(addressOf(blob('f'))).rejects.toMatchObject({ sources: [blob('f')] });
  await expect(addressOf({ kind: 'version', versionId: 'v2' })).rejects.toBeInstanceOf(PictureMissing);
});

it('the addresses of the versions of somebody else’s public image are not used', async () => {
  const addressOf = pictureAddresses(setUp({ isOwn: false }).client, 'img1');
  await expect(addressOf({ kind: 'version', versionId: 'v1' })).rejects.toBeInstanceOf(PictureMissing);
});
