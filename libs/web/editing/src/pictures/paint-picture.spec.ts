import { jest } from '@jest/globals';
import { createEditor, type EditorDocument, type Layer, LIMITS } from '@safelight/engine';
import { at, counter, documentOf, imageOf, shapeOf } from '@safelight/engine/testing';
import type { PictureFile } from '@safelight/render';
import { fakeRenders } from '../testing/fake-renders.ts';
import { fakePictures } from '../testing/open-editor.tsx';
import { withoutWorkers } from '../testing/without-workers.ts';

let sizes: Parameters<typeof fakeRenders>[0];
let isOpaque = true;
const rendered: { readonly document: EditorDocument; readonly file: PictureFile }[] = [];
withoutWorkers({
  hashOf: () => Promise.resolve('a'.repeat(64)),
  renderFile: (document, pictures, file) => {
    rendered.push({ document, file });
    return fakeRenders(sizes, isOpaque)(document, pictures, file);
  },
});
const { pictureOfCanvas, pictureOfLayers } = await import('./paint-picture.ts');

const LAYERS = [imageOf({ id: 'photo' }), shapeOf({ id: 'box', transform: at(-20, 30) })];

const MAX = 1000;

const session = () => ({
  editor: createEditor({ document: { ...documentOf(...LAYERS), background: '#336699' }, newId: counter() }),
  pictures: { ...fakePictures().pictures, get: jest.fn(() => null) },
});

beforeEach(() => {
  rendered.length = 0;
  sizes = { png: 1 };
  isOpaque = true;
});

it('a merged picture is rendered like an export, from complete pictures instead of those for the screen', async () => {
  const opened = session();
  const box = { x: -20.5, y: 30.2, width: 101, height: 99 };
  const picture = await pictureOfLayers({ session: opened, beside: [], maxBytes: MAX }, LAYERS.slice(1), {
    box,
    name: 'Box',
  });
  const [{ document, file } = { document: null, file: null }] = rendered;
  expect(document).toMatchObject({ background: null, layers: [{ id: 'box' }] });
  const part = { x: -21, y: 30, width: 102, height: 100 };
  expect(file).toEqual({ format: 'png', pixelRatio: 1, part });
  expect(picture).toMatchObject({ name: 'Box', transform: at(-21, 30) });
  expect(opened.pictures.get).not.toHaveBeenCalled();
});

it('a flattened picture shows the canvas with its background', async () => {
  await pictureOfCanvas({ session: session(), maxBytes: MAX }, 'Flattened');
  expect(rendered).toMatchObject([
    { document: { background: '#336699' }, file: { part: { x: 0, y: 0, width: 800, height: 600 } } },
  ]);
});

it('a merged picture that a document cannot hold beside its other pictures is not added', async () => {
  const { pictures, added } = fakePictures();
  const full = { size: LIMITS.pictureBytes + 1 } as Blob;
  const opened = { ...session(), pictures: { ...pictures, bytes: () => Promise.resolve(full) } };
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const merge = (beside: readonly Layer[]) =>
    pictureOfLayers({ session: opened, beside, maxBytes: MAX }, LAYERS.slice(1), { box, name: 'Box' });
  const other = imageOf({ id: 'other', source: { kind: 'blob', sha256: 'b'.repeat(64) } });
  await expect(merge([other])).rejects.toThrow(/would take more than 100 MB together/);
  expect(added).toEqual([]);
  await merge([]);
  expect(added).toEqual(['a'.repeat(64)]);
});

describe('a flattened picture that is too large a file as a PNG', () => {
  const flattened = async () => {
    const opened = session();
    const add = jest.spyOn(opened.pictures, 'add');
    await pictureOfCanvas({ session: opened, maxBytes: MAX }, 'Flattened');
    return add.mock.calls.map(([, blob]) => blob.type);
  };

  it.each([
    ['as WebP', { png: MAX + 1, webp: MAX, jpeg: 1 }, true, 'image/webp'],
    ['as WebP when it has transparency', { png: MAX + 1, webp: MAX }, false, 'image/webp'],
    ['as JPEG when the browser writes no WebP', { png: MAX + 1, webp: null, jpeg: MAX }, true, 'image/jpeg'],
  ])('is compressed %s', async (_how, made, opaque, type) => {
    sizes = made;
    isOpaque = opaque;
    expect(await flattened()).toEqual([type]);
  });

  it.each([
    ['no format is small enough', { png: MAX + 1, webp: MAX + 1, jpeg: MAX + 1 }, true],
    ['a JPEG would lose its transparency', { png: MAX + 1, webp: null, jpeg: 1 }, false],
  ])('is refused with what to do when %s', async (_why, made, opaque) => {
    sizes = made;
    isOpaque = opaque;
    await expect(flattened()).rejects.toThrow(/too large.*Make the image smaller/);
  });
});

it('layers that are together larger than a layer can be are not merged, with a message', async () => {
  const box = { x: 0, y: 0, width: LIMITS.sidePx + 1, height: 10 };
  await expect(
    pictureOfLayers({ session: session(), beside: [], maxBytes: MAX }, LAYERS, { box, name: 'Box' }),
  ).rejects.toThrow('Together these layers are larger than 16384 pixels a side.');
  expect(rendered).toEqual([]);
});
