import { type LayerMask, moveMask, OPEN_MASK } from '@safelight/engine';
import { filterOf, groupOf, imageOf, redactOf, strokeOf, textOf } from '@safelight/engine/testing';
import { documentOf, HALVES, nodeResources, painted, SOURCE, square } from '@safelight/paint/testing';
import { type Layer as PsdLayer, readPsd, writePsdUint8Array } from 'ag-psd';
import { openPsdFile } from './open-psd-file.ts';
import { PsdError } from './psd-error.ts';
import { nodeTools, meanDifference } from './testing/node-tools.ts';
import { writePsdFile } from './write-psd-file.ts';

const { resources } = nodeResources([[SOURCE, HALVES]]);

const write = (...layers: Parameters<typeof documentOf>) => {
  const document = documentOf(...layers);
  return { document, ...writePsdFile(document, resources) };
};

const read = (bytes: Uint8Array) => readPsd(bytes, { useImageData: true, skipThumbnail: true });

/** Opens a file and paints the resulting document. */
const reopened = async (bytes: Uint8Array) => {
  const { tools, pictures } = nodeTools();
  const opened = await openPsdFile(bytes, tools);
  const { resources: own } = nodeResources(pictures);
  return { ...opened, own, shown: painted(opened.document, own).data };
};

const mask: LayerMask = {
  ...OPEN_MASK,
  strokes: [
    {
      ...strokeOf([0, 20], [100, 20]),
      size: 30,
      erasing: true,
    },
  ],
};

/** A stroke from top to bottom, across the one of the mask. */
const ACROSS = { ...strokeOf([50, 0], [50, 100]), size: 30 };

const COMPOSITION = [
  imageOf({ id: 'photo', name: 'Photo', mask }),
  groupOf({ id: 'g', name: 'Labels', opacity: 0.8 }),
  square('#00ff00', { id: 'box', name: 'Box', parentId: 'g', width: 30, blend: 'multiply', opacity: 0.5 }),
  textOf({ id: 't', name: 'Title', parentId: 'g', content: 'Sea', size: 30, color: '#ffff00' }),
  square('#ffffff', { id: 'h', name: 'Hidden', visible: false }),
];

describe('a written Photoshop file', () => {
  it('contains the document’s layers with their names, groups, opacities and blend modes', () => {
    const { bytes, notes } = write(...COMPOSITION);
    const { children = [], width, height } = read(bytes);
    expect([width, height]).toEqual([100, 100]);
    expect(children.map(({ name }) => name)).toEqual(['Photo', 'Labels', 'Hidden']);
    const [photo, labels, hidden] = children;
    expect(photo?.mask?.imageData?.width).toBe(100);
    expect(labels?.opacity).toBeCloseTo(0.8, 2);
    expect(hidden?.hidden).toBe(true);
    const [box, title] = labels?.children ?? [];
    expect(box).toMatchObject({ name: 'Box', blendMode: 'multiply' });
    expect(title?.text).toMatchObject({ text: 'Sea' });
    expect(notes).toEqual([]);
  });

  it('contains the merged picture of the document', () => {
    const { document, bytes } = write(...COMPOSITION);
    const { imageData } = read(bytes);
    expect(
      meanDifference(Uint8ClampedArray.from(imageData?.data ?? []), painted(document, resources).data),
    ).toBeLessThan(0.01);
  });

  it('looks the same when the editor opens it again', async () => {
    const { document, bytes } = write(...COMPOSITION);
    const { shown, notes } = await reopened(bytes);
    expect(meanDifference(shown, painted(document, resources).data)).toBeLessThan(1);
    expect(notes).toEqual([]);
  });

  it('has the feather and the density of masks beside their pixels, and looks the same when it is opened again', async () => {
    const soft = { ...mask, feather: 8, density: 0.6 };
    const transform = { ...imageOf().transform, scaleX: 0.5, scaleY: 0.5 };
    const { document, bytes } = write(
      imageOf({ id: 'photo', name: 'Photo', mask: soft, transform }),
      groupOf({ id: 'g', name: 'Labels', mask: { ...mask, feather: 3 } }),
      square('#00ff00', { id: 'box', name: 'Box', parentId: 'g' }),
    );
    const [photo] = read(bytes).children ?? [];
    expect(photo?.mask).toMatchObject({ userMaskFeather: 4, userMaskDensity: 0.6 });
    const pixels = photo?.mask?.imageData?.data ?? [];
    expect([pixels[0], pixels[4 * 100 * 10]]).toEqual([255, 0]);
    const opened = await reopened(bytes);
    expect(opened.document.layers.map(({ mask: is }) => is?.feather)).toEqual([4, 3, undefined]);
    expect(meanDifference(opened.shown, painted(document, resources).data)).toBeLessThan(1);
  });

  it('keeps which masks are not linked to their layers, with what of them is beside their layers', async () => {
    const transform = { ...imageOf().transform, scaleX: 0.5, scaleY: 0.5 };
    const apart = { ...mask, linked: false, base: 'hide' as const, strokes: [ACROSS] };
    const { document, bytes } = write(
      imageOf({ id: 'photo', name: 'Photo', mask: apart, transform }),
      square('#00ff00', { id: 'box', name: 'Box', mask }),
    );
    expect(read(bytes).children?.map((layer) => layer.mask?.positionRelativeToLayer)).toEqual([true, false]);
    const { tools, pictures } = nodeTools();
    const opened = await openPsdFile(bytes, tools);
    expect(opened.document.layers.map((layer) => layer.mask?.linked)).toEqual([false, true]);
    const { resources: reopenedResources } = nodeResources(pictures);
    const [id, was] = [opened.document.layers[0]!.id, document.layers[0]!.id];
    const by = { x: -25, y: 0 };
    const [is, should] = [moveMask(id, by).change(opened.document), moveMask(was, by).change(document)];
    expect(meanDifference(painted(is, reopenedResources).data, painted(should, resources).data)).toBeLessThan(
      1,
    );
  });

  it('keeps which layers, texts and groups are locked', async () => {
    const locked = { locked: true } as const;
    const { bytes } = write(
      imageOf({ id: 'photo', name: 'Original', ...locked }),
      groupOf({ id: 'g', name: 'Labels', ...locked }),
      textOf({ id: 't', name: 'Title', parentId: 'g', content: 'Sea', size: 30, ...locked }),
      square('#ffffff', { id: 'h', name: 'Free' }),
    );
    const { document } = await reopened(bytes);
    expect(document.layers.map(({ name, locked: isLocked }) => [name, isLocked])).toEqual([
      ['Original', true],
      ['Labels', true],
      ['Title', true],
      ['Free', false],
    ]);
  });

  it('keeps the masks of groups, so that texts in them stay texts', async () => {
    const { document, bytes, notes } = write(
      square('#ff0000', { id: 'below', name: 'Below' }),
      groupOf({ id: 'g', name: 'Labels', mask }),
      square('#00ff00', { id: 'box', name: 'Box', parentId: 'g' }),
      textOf({
        id: 't',
        name: 'Title',
        parentId: 'g',
        content: 'Sea',
        size: 30,
        outline: { color: '#ff0000', width: 2 },
      }),
      groupOf({ id: 'h', name: 'Inner', parentId: 'g', mask: { ...mask, base: 'hide', strokes: [ACROSS] } }),
      square('#0000ff', { id: 'dot', name: 'Dot', parentId: 'h' }),
      groupOf({ id: 'off', name: 'Off', mask: { ...mask, enabled: false } }),
    );
    const opened = await reopened(bytes);
    expect(meanDifference(opened.shown, painted(document, resources).data)).toBeLessThan(1);
    expect([notes, opened.notes]).toEqual([[], []]);
    expect(opened.document.layers.map((layer) => [layer.name, layer.type, layer.mask?.enabled])).toEqual([
      ['Below', 'image', undefined],
      ['Labels', 'group', true],
      ['Box', 'image', undefined],
      ['Title', 'text', undefined],
      ['Inner', 'group', true],
      ['Dot', 'image', undefined],
      ['Off', 'group', false],
    ]);
    const [group, was] = [opened.document.layers[1]!.id, 'g'];
    const by = { x: 0, y: 30 };
    const [is, should] = [moveMask(group, by).change(opened.document), moveMask(was, by).change(document)];
    expect(meanDifference(painted(is, opened.own).data, painted(should, resources).data)).toBeLessThan(1);
  });

  it('has its filters applied to the affected pixels, and a note says so', async () => {
    const filters = [{ id: 'invert', intensity: 1, enabled: true }] as const;
    const { document, bytes, notes } = write(
      square('#ff0000', { id: 'a', name: 'Red' }),
      filterOf({ id: 'f', name: 'Negative', filters }),
      square('#00ff00', { id: 'b', name: 'Green', width: 20 }),
      filterOf({ id: 'own', scope: 'layer', filters }),
    );
    expect(read(bytes).children?.map(({ name }) => name)).toEqual(['Red with Negative', 'Green']);
    expect(notes).toEqual([
      '“Negative” changes the layers below it, which are one layer in the file.',
      'The filters of “Green” are part of its pixels.',
    ]);
    const { shown } = await reopened(bytes);
    expect(meanDifference(shown, painted(document, resources).data)).toBeLessThan(1);
  });

  it('has a single layer without any hidden content when the document is redacted', () => {
    const secret = textOf({ id: 't', name: 'Password', content: 'hunter2', color: '#123456' });
    const { bytes, notes } = write(secret, redactOf({ id: 'r', style: 'black', width: 100, height: 100 }));
    const { children = [] } = read(bytes);
    expect(children.map(({ name }) => name)).toEqual(['Flattened']);
    expect(Buffer.from(bytes).includes('hunter2')).toBe(false);
    const pixels = [...(children[0]?.imageData?.data ?? [])];
    expect(pixels.every((value, at) => value === (at % 4 === 3 ? 255 : 0))).toBe(true);
    expect(notes).toEqual(['The image is one layer, so that nothing that was redacted is in the file.']);
  });
});

it('a layer that Photoshop locks in part, as every “Background”, is opened without a lock', async () => {
  const data = new Uint8ClampedArray(4 * 4).fill(255);
  const background = { name: 'Background', imageData: { width: 2, height: 2, data } };
  const locks = { transparency: true, composite: false, position: true };
  const children = [{ ...background, protected: locks }];
  const { document } = await reopened(writePsdUint8Array({ width: 2, height: 2, children }));
  expect(document.layers).toMatchObject([{ name: 'Background', locked: false }]);
});

describe('opening a file that is not supported fails with the reason:', () => {
  const altered = (change: (view: DataView) => void): Uint8Array => {
    const bytes = write(imageOf()).bytes.slice();
    change(new DataView(bytes.buffer));
    return bytes;
  };

  it.each([
    [
      'a file of another type',
      () => Uint8Array.from(Buffer.from('GIF89a, but not really a picture')),
      'not a Photoshop',
    ],
    ['an empty file', () => new Uint8Array(), 'not a Photoshop'],
    ['a PSB file, for large documents', () => altered((view) => view.setUint16(4, 2)), 'PSB'],
    ['16 bits per channel', () => altered((view) => view.setUint16(22, 16)), '16 bits'],
    ['CMYK', () => altered((view) => view.setUint16(24, 4)), 'CMYK'],
    ['a side of 300,000 pixels', () => altered((view) => view.setUint32(18, 300_000)), '300000'],
    ['a truncated file', () => write(imageOf()).bytes.slice(0, 300), 'damaged'],
  ])('%s', async (_what, make, reason) => {
    const opening = openPsdFile(make(), nodeTools().tools);
    await expect(opening).rejects.toBeInstanceOf(PsdError);
    await expect(openPsdFile(make(), nodeTools().tools)).rejects.toThrow(reason);
  });
});

describe('an adjustment layer of a Photoshop file', () => {
  const neutral = { a: 0, b: 0, c: 0, d: 0, hue: 0, saturation: 0, lightness: 0 };
  const pixels = { width: 2, height: 2, data: new Uint8ClampedArray(4 * 4).fill(255) };
  const opened = async (...above: PsdLayer[]) => {
    const { tools } = nodeTools();
    const psd = { width: 10, height: 10, children: [{ name: 'Photo', imageData: pixels }, ...above] };
    return openPsdFile(writePsdUint8Array(psd, { noBackground: true }), tools);
  };
  const filtersIn = ({ document }: Awaited<ReturnType<typeof opened>>) =>
    document.layers.filter(({ type }) => type === 'filter');

  it('becomes a filter layer if the editor has filters with the same meaning, and a note says what differs', async () => {
    const bright = { type: 'brightness/contrast', brightness: 51, contrast: 50 } as const;
    const strong = { type: 'hue/saturation', master: { ...neutral, hue: 90, saturation: -40 } } as const;
    const file = await opened(
      { name: 'Bright', adjustment: { ...bright, useLegacy: true }, opacity: 0.5 },
      { name: 'Colors', adjustment: strong },
      { name: 'Negative', adjustment: { type: 'invert' }, hidden: true },
    );
    const set = (id: string, intensity: number) => ({ id, intensity, enabled: true });
    expect(filtersIn(file)).toMatchObject([
      { name: 'Bright', scope: 'below', filters: [set('brightness', 0.4), set('contrast', 0.5)] },
      { name: 'Colors', filters: [set('hue', 0.5), set('saturation', -0.4)] },
      { name: 'Negative', filters: [set('invert', 1)], visible: false },
    ]);
    expect(filtersIn(file)[0]?.opacity).toBeCloseTo(0.5, 2);
    expect(file.notes).toEqual([
      'The adjustment layer “Colors” is a layer of filters now, which looks a little different.',
    ]);
  });

  it('changes only the layer below it when it is clipped to that one', async () => {
    const file = await opened({ name: 'Negative', adjustment: { type: 'invert' }, clipping: true });
    expect(filtersIn(file)).toMatchObject([{ scope: 'layer' }]);
  });

  it('is left out with a note if no filter does the same', async () => {
    const lighter = { type: 'hue/saturation', master: { ...neutral, lightness: 30 } } as const;
    const file = await opened(
      { name: 'Levels', adjustment: { type: 'posterize', levels: 4 } },
      { name: 'Lighter', adjustment: lighter },
    );
    expect(filtersIn(file)).toEqual([]);
    expect(file.notes).toEqual([
      'The adjustment layer “Levels” was left out.',
      'The adjustment layer “Lighter” was left out.',
    ]);
  });
});
