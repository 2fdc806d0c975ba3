import { groupOf, strokeOf, textOf } from '@safelight/engine/testing';
import {
  type Action,
  changeText,
  type EditorDocument,
  type Layer,
  type LayerMask,
  moveLayers,
  moveMask,
  OPEN_MASK,
  type Stroke,
  type TextLayer,
} from '@safelight/engine';
import { documentOf, nodeResources, painted, square } from '@safelight/paint/testing';
import { readPsd, writePsdUint8Array, type Layer as PsdLayer, type LayerTextData } from 'ag-psd';
import { openPsdFile } from './open-psd-file.ts';
import { fontOfPsd, psdFontOf } from './psd-fonts.ts';
import { meanDifference, nodeTools } from './testing/node-tools.ts';
import { writePsdFile } from './write-psd-file.ts';

const { resources } = nodeResources();

const wide = (...layers: readonly Layer[]): EditorDocument => ({
  ...documentOf(...layers),
  width: 400,
  height: 300,
});

const reopened = async (bytes: Uint8Array) => {
  const { tools, pictures } = nodeTools();
  const { document, notes } = await openPsdFile(bytes, tools);
  return { document, notes, shown: painted(document, nodeResources(pictures).resources).data };
};

const LINES = textOf({
  content: 'Sea and sky\nof Sweden',
  name: 'Title',
  transform: { x: 60, y: 40, scaleX: 1, scaleY: 1, rotation: 0 },
});

/** A layer whose numbers have three decimals. */
const rounded = (layer: Layer | undefined): unknown =>
  JSON.parse(JSON.stringify(layer), (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value,
  );

describe('a text comes back from a Photoshop file as a text that looks the same', () => {
  it.each<[string, Partial<TextLayer>]>([
    ['with two lines', {}],
    ['aligned to the right', { align: 'right' }],
    ['centered', { align: 'center', font: 'Times New Roman' }],
    ['bold and italic', { weight: 700, italic: true, font: 'Verdana', color: '#3366cc' }],
    ['with lines that wrap', { width: 90.5, align: 'center' }],
    ['larger than fonts of the editor', { transform: { x: 9, y: 2, scaleX: 5, scaleY: 5, rotation: 0 } }],
    ['stretched', { transform: { x: 30, y: 20, scaleX: 2, scaleY: 1.5, rotation: 0 } }],
    ['turned', { align: 'center', transform: { x: 200, y: 50, scaleX: 1, scaleY: 1, rotation: 33 } }],
    ['mirrored', { transform: { x: 300, y: 50, scaleX: -1, scaleY: 1, rotation: 0 } }],
    ['with an outline', { outline: { color: '#ff0000', width: 3 }, size: 40 }],
    ['translucent', { opacity: 0.4, blend: 'multiply' }],
  ])('%s', async (_what, fields) => {
    const text = { ...LINES, ...fields };
    const document = wide(square('#88aa44', { width: 400, height: 300 }), text);
    const opened = await reopened(writePsdFile(document, resources).bytes);
    const [, layer] = opened.document.layers;
    expect(rounded(layer)).toEqual(rounded({ ...text, id: layer?.id ?? '' }));
    expect(opened.notes).toEqual([]);
    expect(meanDifference(opened.shown, painted(document, resources).data)).toBeLessThan(0.1);
  });
});

describe('a text with a mask', () => {
  const across: Stroke = { ...strokeOf([0, 24], [400, 24]), size: 20, erasing: true };
  const turned = { x: 200, y: 50, scaleX: 1.5, scaleY: 1, rotation: 33 };

  it.each<[string, Partial<TextLayer>, Partial<LayerMask>]>([
    ['that hides a part of it', {}, {}],
    ['that shows only a part of it', {}, { base: 'hide', strokes: [{ ...across, erasing: false }] }],
    ['that is soft and thin', {}, { feather: 6, density: 0.6 }],
    ['that is switched off', {}, { enabled: false }],
    ['and turned and stretched', { transform: turned }, { feather: 3 }],
  ])('%s stays a text, and looks the same', async (_what, fields, softness) => {
    const mask: LayerMask = { ...OPEN_MASK, strokes: [across], ...softness };
    const document = wide(square('#88aa44', { width: 400, height: 300 }), { ...LINES, ...fields, mask });
    const { bytes, notes } = writePsdFile(document, resources);
    const opened = await reopened(bytes);
    expect([notes, opened.notes]).toEqual([[], []]);
    expect(opened.document.layers[1]).toMatchObject({ type: 'text', mask: { enabled: mask.enabled } });
    expect(meanDifference(opened.shown, painted(document, resources).data)).toBeLessThan(0.3);
  });

  it.each<[string, (id: string) => Action]>([
    ['it is moved', (id) => moveLayers(new Set([id]), { x: 40, y: 60 })],
    ['its mask is moved', (id) => moveMask(id, { x: 10, y: 20 })],
    ['it gets other words', (id) => changeText(id, { content: 'By the sea' })],
  ])('looks as before in the editor after %s', async (_what, change) => {
    const mask: LayerMask = { ...OPEN_MASK, strokes: [across] };
    const document = wide({ ...LINES, mask });
    const { tools, pictures } = nodeTools();
    const opened = await openPsdFile(writePsdFile(document, resources).bytes, tools);
    const is = change(opened.document.layers[0]!.id).change(opened.document);
    const should = change(LINES.id).change(document);
    expect(is).not.toBe(opened.document);
    const shown = painted(is, nodeResources(pictures).resources).data;
    expect(meanDifference(shown, painted(should, resources).data)).toBeLessThan(0.3);
  });
});

it('a text is written with its outline as an effect, and anchored where its lines are', () => {
  const outline = { color: '#ff0000', width: 3 };
  const text = { ...LINES, outline, size: 20, transform: { ...LINES.transform, scaleX: 2, scaleY: 2 } };
  const { children = [] } = readPsd(writePsdFile(wide(text), resources).bytes, { useImageData: true });
  expect(children[0]?.effects?.stroke).toMatchObject([
    { enabled: true, position: 'outside', size: { value: 6 }, color: { r: 255, g: 0, b: 0 } },
  ]);
  expect(children[0]?.text).toMatchObject({
    transform: [2, 0, -0, 2, 60, 40 + 0.95 * 20 * 2],
    style: { font: { name: 'ArialMT' }, fontSize: 20 },
  });
});

it.each<[string, Layer[], string]>([
  [
    'painted on',
    [{ ...LINES, strokes: [strokeOf([0, 0], [90, 20])] }],
    'The text “Title” is an image in the file, because something was painted on it or erased.',
  ],
  [
    'with an outline and a mask',
    [{ ...LINES, mask: OPEN_MASK, outline: { color: '#ff0000', width: 3 } }],
    'The text “Title” is an image in the file, because it has both an outline and a mask.',
  ],
])('a text %s is written as a picture, which a note says', async (_what, layers, note) => {
  const document = wide(...layers);
  const { bytes, notes } = writePsdFile(document, resources);
  expect(notes).toEqual([note]);
  const opened = await reopened(bytes);
  expect(opened.document.layers.at(-1)).toMatchObject({ type: 'image', name: 'Title' });
  expect(meanDifference(opened.shown, painted(document, resources).data)).toBeLessThan(0.1);
});

/** A file of another program, with the pixels of the title and with other data or fields of its layer. */
const fileWith = (data: Partial<LayerTextData>, fields: Partial<PsdLayer> = {}): Uint8Array => {
  const written = readPsd(writePsdFile(wide(LINES), resources).bytes, { useImageData: true });
  const [title] = written.children ?? [];
  if (title?.text === undefined) throw new Error('The title was not written as a text.');
  const style = { ...title.text.style, ...data.style };
  const text = { ...title.text, ...data, style };
  return writePsdUint8Array({ ...written, children: [{ ...title, text, ...fields }] });
};

describe('a text of another program', () => {
  it.each<[string, Partial<LayerTextData>, Partial<TextLayer>]>([
    [
      'keeps line breaks within a paragraph',
      { text: 'Sea and sky\u0003of Sweden' },
      { content: LINES.content },
    ],
    ['has the alignment of its paragraphs', { paragraphStyle: { justification: 'left' } }, { align: 'left' }],
    ['can be in an imitated italic', { style: { fauxItalic: true } }, { italic: true, weight: 400 }],
    [
      'can be in another font of the same widths',
      { style: { font: { name: 'LiberationSans' } } },
      { font: 'Arial' },
    ],
    [
      'is placed as its pixels are, where its box is not quite there',
      { shapeType: 'box', boxBounds: [0, 0, 200, 90], transform: [1, 0, 0, 1, 60, 34.6] },
      { width: 200, transform: LINES.transform },
    ],
  ])('%s', async (_what, data, expected) => {
    const { document } = await reopened(fileWith(data));
    expect(document.layers).toMatchObject([{ type: 'text', name: 'Title', ...expected }]);
  });

  it('is shown a little different, which a note says', async () => {
    const { notes } = await reopened(fileWith({ style: { fauxItalic: true } }));
    expect(notes).toEqual(['The editor draws texts with its own fonts, so they look a little different.']);
  });

  it.each<[string, Partial<LayerTextData>, string]>([
    ['vertical', { orientation: 'vertical' }, 'it is vertical'],
    ['warped', { warp: { style: 'arc', value: 30 } }, 'it is warped'],
    [
      'in a font that the editor lacks',
      { style: { font: { name: 'Lobster-Regular' } } },
      'the editor does not have its font Lobster-Regular',
    ],
    [
      'in a black face of a font',
      { style: { font: { name: 'Arial-Black' } } },
      'the editor does not have its font Arial-Black',
    ],
    ['underlined', { style: { underline: true } }, 'it has lines under or through it'],
    ['in small capitals', { style: { fontCaps: 1 } }, 'its style makes capitals of its letters'],
    ['raised', { style: { fontBaseline: 1 } }, 'letters of it are raised or lowered'],
    ['of empty letters', { style: { fillFlag: false } }, 'its letters are outlined'],
    ['justified', { paragraphStyle: { justification: 'justify-all' } }, 'its lines are justified'],
    ['skewed', { transform: [1, 0, 0.5, 1, 60, 59] }, 'it is skewed'],
    [
      'in two sizes',
      {
        styleRuns: [
          { length: 3, style: { fontSize: 30 } },
          { length: 17, style: { fontSize: 20 } },
        ],
      },
      'it has more than one size',
    ],
    [
      'with other letters than its pixels',
      { text: 'Sea and sky of Sweden' },
      'its letters would be elsewhere',
    ],
    [
      'of other widths than its pixels',
      { style: { font: { name: 'ArialMT' }, fontSize: 28 } },
      'its letters would be elsewhere',
    ],
  ])('%s is a picture, which a note says', async (_what, data, reason) => {
    const { document, notes, shown } = await reopened(fileWith(data));
    expect(notes).toEqual([`The text “Title” is an image now, because ${reason}.`]);
    expect(document.layers).toMatchObject([{ type: 'image', name: 'Title' }]);
    expect(meanDifference(shown, painted(wide(LINES), resources).data)).toBeLessThan(0.1);
  });

  it('with a mask and an outline is a picture, because Photoshop outlines what the mask leaves of it', async () => {
    const outline = { color: '#ff0000', width: 3 };
    const { children = [] } = readPsd(writePsdFile(wide({ ...LINES, outline }), resources).bytes, {
      useImageData: true,
    });
    const imageData = { width: 1, height: 1, data: new Uint8ClampedArray([0, 0, 0, 255]) };
    const mask = { left: 60, top: 40, right: 61, bottom: 41, defaultColor: 255, imageData };
    const effects = children[0]?.effects ?? {};
    const { document, notes } = await reopened(fileWith({}, { mask, effects }));
    expect(notes[0]).toBe('The text “Title” is an image now, because it has both an outline and a mask.');
    expect(document.layers).toMatchObject([{ type: 'image' }]);
  });

  it('is shown without pixels in the file, where it can be', async () => {
    const none = {
      imageData: { width: 0, height: 0, data: new Uint8ClampedArray() },
      left: 0,
      top: 0,
      right: 0,
      bottom: 0,
    };
    const { document } = await reopened(fileWith({}, none));
    expect(document.layers).toMatchObject([{ type: 'text', content: LINES.content }]);
    const other = await reopened(fileWith({ orientation: 'vertical' }, none));
    expect(other.document.layers).toEqual([]);
    expect(other.notes).toEqual([
      'The text “Title” has no pixels in the file and was left out, because it is vertical.',
    ]);
  });
});

it('the fonts of all texts of a file are loaded before one of them is measured', async () => {
  const other = { ...LINES, id: 'other', content: 'Żółć', parentId: 'g' };
  const { bytes } = writePsdFile(wide(LINES, groupOf({ id: 'g' }), other), resources);
  const { tools } = nodeTools();
  const loaded: string[] = [];
  const measuredWithout: string[] = [];
  await openPsdFile(bytes, {
    ...tools,
    loadFonts: async ({ layers }) => {
      await Promise.resolve();
      for (const layer of layers) if (layer.type === 'text') loaded.push(layer.content);
    },
    resources: {
      ...resources,
      measure: (text, font) => {
        if (loaded.length < 2) measuredWithout.push(text);
        return resources.measure(text, font);
      },
    },
  });
  expect(loaded).toEqual([LINES.content, other.content]);
  expect(measuredWithout).toEqual([]);
});

it('fonts are found again by the names under which they are written', () => {
  for (const font of ['Arial', 'Helvetica', 'Times New Roman', 'Georgia', 'Verdana'] as const)
    for (const weight of [400, 700] as const)
      for (const italic of [true, false])
        expect(fontOfPsd(psdFontOf({ font, weight, italic }))).toEqual({ font, weight, italic });
});
