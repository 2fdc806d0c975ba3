import { jest } from '@jest/globals';
import { ApolloClient } from '@apollo/client';
import { createEditor, LIMITS, newDocument, ORIGINAL_ID } from '@safelight/engine';
import { counter, imageOf } from '@safelight/engine/testing';
import { createCache } from '@safelight/web-data';
import { fakeServer } from '@safelight/web-data/testing';
import { EDITED_IMAGE } from '../testing/document-answers.ts';
import { fakePictures } from '../testing/open-editor.tsx';
import { withoutWorkers } from '../testing/without-workers.ts';
import type { AiVersion } from './ai-result.ts';

withoutWorkers({ hashOf: () => Promise.resolve('a'.repeat(64)) });
const areas = await import('./edited-area.ts');
jest.unstable_mockModule('./edited-area.ts', () => ({
  ...areas,
  areaPicture: () => Promise.resolve(new Blob(['area'])),
}));
const { addResult, prepareEdit } = await import('./prepare-edit.ts');

const OPENED = newDocument({ width: 40, height: 30, source: { kind: 'version', versionId: 'v1' } });
const OTHER = imageOf({ id: 'other', visible: false, source: { kind: 'blob', sha256: 'b'.repeat(64) } });

/** Prepares an edit of the original alone, in a document whose other picture has this size in bytes. */
const prepare = (size: number) => {
  const editor = createEditor({
    document: { ...OPENED, layers: [...OPENED.layers, OTHER] },
    newId: counter(),
  });
  editor.select([ORIGINAL_ID]);
  const { pictures, added } = fakePictures();
  const session = {
    editor,
    image: EDITED_IMAGE,
    pictures: { ...pictures, bytes: () => Promise.resolve({ size } as Blob) },
  };
  const client = new ApolloClient({
    cache: createCache(),
    link: fakeServer({}).link,
  });
  const sending = { signal: new AbortController().signal, onUploadProgress: () => undefined };
  return { added, prepared: prepareEdit({ client, session, maxBytes: 1, sending }, true) };
};

it('an edit of one layer stores the mask of its result', async () => {
  const { added, prepared } = prepare(1);
  expect(await prepared).toMatchObject({ area: { mask: { picture: { sha256: 'a'.repeat(64) } } } });
  expect(added).toEqual(['a'.repeat(64)]);
});

it('an edit of one layer is refused while the document has no room for the mask of its result', async () => {
  const { added, prepared } = prepare(LIMITS.pictureBytes);
  await expect(prepared).rejects.toThrow(/would take more than 100 MB together/);
  expect(added).toEqual([]);
});

it.each([
  ['make it vintage', 'make it vintage'],
  ['  make it\n vintage ', 'make it vintage'],
  ['make the sky bluer and the grass greener, but not too much', 'make the sky bluer and the grass…'],
  [null, 'Version 2'],
])('the layer of the result of “%s” is named “%s”', (prompt, name) => {
  const aiEdit = prompt === null ? null : { prompt, model: 'local', processingTime: 1 };
  const version = { id: 'v2', number: 2, width: 40, height: 30, thumbhash: '', aiEdit } as AiVersion;
  const { layers } = addResult(version, { strokes: [], mask: null }, 'result').change(OPENED);
  expect(layers.at(-1)).toMatchObject({ id: 'result', name });
});
