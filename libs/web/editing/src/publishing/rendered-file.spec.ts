import { newDocument, type EditorDocument, type PictureSource } from '@safelight/engine';
import { imageOf, textOf } from '@safelight/engine/testing';
import { fakeRenders } from '../testing/fake-renders.ts';
import { fakePictures } from '../testing/open-editor.tsx';
import { originalTypeOf } from './original-type.ts';
import { renderedFile } from './rendered-file.ts';

const VERSION: PictureSource = { kind: 'version', versionId: 'v1' };
const DOCUMENT: EditorDocument = {
  ...newDocument({ width: 10, height: 10 }),
  layers: [imageOf({ source: VERSION }), textOf()],
};
const MAX = 1000;

describe('the published file', () => {
  const { pictures } = fakePictures();
  const made = async (
    sizes: Parameters<typeof fakeRenders>[0],
    { originalType, isOpaque }: { readonly originalType?: string; readonly isOpaque?: boolean } = {},
  ) => {
    const options = { name: 'peaks.jpg', maxBytes: MAX, originalType };
    const { file, isReduced } = await renderedFile(DOCUMENT, pictures, options, fakeRenders(sizes, isOpaque));
    return [file.name, file.type, isReduced];
  };

  it.each([
    ['image/jpeg', ['peaks.jpg', 'image/jpeg', false]],
    ['image/webp', ['peaks.webp', 'image/webp', false]],
    ['image/png', ['peaks.png', 'image/png', false]],
    ['image/gif', ['peaks.png', 'image/png', false]],
    [undefined, ['peaks.png', 'image/png', false]],
  ])('of an opaque document whose original is %s', async (originalType, expected) => {
    const sizes = { png: MAX, jpeg: 10, webp: 20 };
    expect(await made(sizes, originalType === undefined ? {} : { originalType })).toEqual(expected);
  });

  it.each(['image/jpeg', 'image/webp'])('is a PNG when it has transparency: %s', async (originalType) => {
    const sizes = { png: MAX, jpeg: 10, webp: 20 };
    const expected = ['peaks.png', 'image/png', false];
    expect(await made(sizes, { originalType, isOpaque: false })).toEqual(expected);
  });

  it.each([
    ['as WebP', { png: MAX + 1, webp: MAX }, {}, ['peaks.webp', 'image/webp', true]],
    [
      'as JPEG when the browser cannot write WebP',
      { png: MAX + 1, webp: null, jpeg: MAX },
      {},
      ['peaks.jpg', 'image/jpeg', true],
    ],
    [
      'a JPEG as WebP',
      { jpeg: MAX + 1, webp: MAX },
      { originalType: 'image/jpeg' },
      ['peaks.webp', 'image/webp', true],
    ],
  ])('is reduced if the limit is exceeded: %s', async (_how, sizes, original, expected) => {
    expect(await made(sizes, original)).toEqual(expected);
  });

  it('cannot be made when no format is small enough, and the error suggests a smaller canvas', async () => {
    const refused = made({ png: MAX + 1, webp: MAX + 1, jpeg: MAX + 1 });
    await expect(refused).rejects.toThrow(/Make the canvas smaller/);
  });
});

describe('the type of the original of a document', () => {
  const { pictures } = fakePictures();
  const bytes = (source: PictureSource) =>
    Promise.resolve(new Blob([], { type: source.kind === 'version' ? 'image/jpeg' : 'image/webp' }));
  const pasted = imageOf({ id: 'pasted', source: { kind: 'blob', sha256: 'ab' } });
  const current = { contentType: 'image/png' };

  it.each([
    [
      'the one of its version, though a save made the image a PNG',
      [pasted, ...DOCUMENT.layers],
      'image/jpeg',
    ],
    ['the one of the current version when it shows no version', [pasted, textOf()], 'image/png'],
  ])('is %s', async (_what, layers, expected) => {
    const document = { ...DOCUMENT, layers };
    expect(await originalTypeOf(document, { ...pictures, bytes }, { current })).toBe(expected);
  });
});
