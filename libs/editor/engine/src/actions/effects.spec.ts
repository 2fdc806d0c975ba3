import type { EditorDocument } from '../document/document.ts';
import {
  after,
  at,
  counter,
  documentOf,
  drawingOf,
  filterOf,
  groupOf,
  ids,
  layerOf,
  outlineOf,
  SAMPLE,
  shapeOf,
  strokeOf,
  textOf,
} from '../testing/layers.ts';
import { mapped, sizeOfPixel } from '../geometry/matrix.ts';
import { approximateWidth } from '../text/layout.ts';
import { alignLayers, distributeLayers } from './arrange.ts';
import { crop, flipCanvas, resizeCanvas, resizeImage, rotateCanvas } from './canvas.ts';
import { changeText, sizeText } from './content.ts';
import { groupLayers } from './groups.ts';
import { copiedLayers, layersFromClipboard, pasteLayers } from './insert.ts';
import {
  duplicateLayers,
  moveLayerBy,
  moveLayers,
  placeLayers,
  removeLayers,
  renameLayer,
  setLocked,
  setOpacity,
} from './layers.ts';
import { addMaskStroke, maskPlace, OPEN_MASK } from './masks.ts';
import { addStroke } from './strokes.ts';

const measure = approximateWidth;
const stroke = strokeOf([5, 5], [50, 20]);

describe('actions on layers', () => {
  it('duplicate layers and whole groups above all others, with "Copy" in their names', () => {
    const document = after(duplicateLayers(ids('group'), counter()));
    expect(outlineOf(document).slice(-3)).toEqual(['n1', 'n1/n2', 'n1/n3']);
    expect(layerOf(document, 'n1')?.name).toBe('Group Copy');
    expect(layerOf(document, 'n2')?.name).toBe('Shape');
  });

  it('swap a layer or a whole group with its neighbour', () => {
    expect(outlineOf(after(moveLayerBy('image', 1))).slice(0, 4)).toEqual([
      'group',
      'group/shape',
      'group/text',
      'image',
    ]);
    expect(after(moveLayerBy('image', -1))).toBe(SAMPLE);
    expect(after(moveLayerBy('text', 1))).toBe(SAMPLE);
  });

  it('do not move a group into itself', () => {
    const nested = after(groupLayers(ids('shape'), { id: 'inner' }));
    expect(after(placeLayers(ids('group'), { parentId: 'inner', above: null }), nested)).toBe(nested);
    expect(after(placeLayers(ids('group'), { parentId: 'group', above: null }))).toBe(SAMPLE);
    expect(after(placeLayers(ids('image'), { parentId: 'text', above: null }))).toBe(SAMPLE);
    expect(after(placeLayers(ids('image'), { parentId: null, above: 'gone' }))).toBe(SAMPLE);
  });

  it('group layers in the place of the topmost one', () => {
    expect(outlineOf(after(groupLayers(ids('image', 'drawing'), { id: 'new' }))).slice(0, 6)).toEqual([
      'group',
      'group/shape',
      'group/text',
      'new',
      'new/image',
      'new/drawing',
    ]);
    expect(after(groupLayers(ids('gone'), { id: 'new' }))).toBe(SAMPLE);
  });

  it('do not move, edit or remove a locked layer', () => {
    for (const action of [
      removeLayers(ids('locked')),
      moveLayers(ids('locked'), { x: 1, y: 1 }),
      addStroke('locked', stroke, 'erase'),
      addMaskStroke('locked', stroke),
    ]) {
      expect(after(action)).toBe(SAMPLE);
    }
    const group = after(setLocked(ids('group'), true));
    expect(after(moveLayers(ids('shape'), { x: 1, y: 1 }), group)).toBe(group);
    expect(after(changeText('text', { content: 'x' }), group)).toBe(group);
  });

  it('limit the opacity to 1 and a name to 200 characters, and ignore a blank name', () => {
    expect(layerOf(after(setOpacity(ids('image'), 7)), 'image')?.opacity).toBe(1);
    expect(layerOf(after(renameLayer('image', 'x'.repeat(999))), 'image')?.name).toHaveLength(200);
    expect(after(renameLayer('image', '  '))).toBe(SAMPLE);
  });

  it('set the font size of a text in pixels of the canvas, and scale the layer beyond 8 to 72 of its own', () => {
    const text = textOf({ id: 'text', transform: { ...at(30, 40), scaleX: -4, scaleY: 4 }, width: 100 });
    const sized = (sizePx: number) => layerOf(after(sizeText(text, sizePx), documentOf(text)), 'text');
    expect(sized(200)).toMatchObject({ size: 50, width: 100, transform: text.transform });
    expect(sized(576)).toMatchObject({
      size: 72,
      width: 50,
      transform: { x: 30, y: 40, scaleX: -8, scaleY: 8 },
    });
    expect(sized(16)).toMatchObject({ size: 8, width: 200, transform: { scaleX: -2, scaleY: 2 } });
  });

  it('store a stroke in the pixel coordinates of its layer', () => {
    const document = documentOf(
      drawingOf({ transform: { x: 100, y: 0, scaleX: 2, scaleY: 2, rotation: 0 } }),
    );
    const [layer] = after(addStroke('drawing', strokeOf([120, 40]), 'brush-stroke'), document).layers;
    expect(layer).toMatchObject({ strokes: [{ size: 5, points: [[10, 20, 0.5]] }] });
  });
});

describe('the canvas', () => {
  it('is unchanged after four quarter turns', () => {
    const turned = [1, 2, 3, 4].reduce((document) => after(rotateCanvas('clockwise'), document), SAMPLE);
    expect(turned).toEqual(SAMPLE);
    expect(after(rotateCanvas('counterclockwise'), after(rotateCanvas('clockwise')))).toEqual(SAMPLE);
    expect(after(rotateCanvas('clockwise'))).toMatchObject({ width: 600, height: 800 });
  });

  it('keeps the visible content in place when it is cropped', () => {
    const cropped = after(crop({ x: 50, y: 20, width: 400, height: 300, rotation: 0, scale: 100 }));
    expect(cropped).toMatchObject({ width: 400, height: 300 });
    expect(layerOf(cropped, 'shape')).toMatchObject({ transform: { x: 150, y: 80 } });
    expect(layerOf(cropped, 'locked')).toMatchObject({ transform: { x: -50, y: -20 } });
  });

  it('is enlarged around its anchor', () => {
    const grown = after(resizeCanvas({ width: 1000, height: 700 }, { x: 0, y: 1 }));
    expect(layerOf(grown, 'image')).toMatchObject({ transform: { x: 0, y: 100 } });
  });

  it('is resized together with all its layers', () => {
    const half = after(resizeImage({ width: SAMPLE.width / 2, height: SAMPLE.height / 2 }));
    expect(half).toMatchObject({ width: 400, height: 300 });
    for (const layer of SAMPLE.layers) {
      if (!('transform' in layer)) continue;
      const { x, y, scaleX, scaleY, rotation } = layer.transform;
      expect(layerOf(half, layer.id)).toMatchObject({
        transform: { x: x / 2, y: y / 2, scaleX: scaleX / 2, scaleY: scaleY / 2, rotation },
      });
    }
    expect(after(resizeImage(SAMPLE))).toBe(SAMPLE);
  });

  it('stretches upright layers when it is resized, but keeps the proportions of rotated ones', () => {
    const turnedBy = (id: string, rotation: number) =>
      shapeOf({ id, transform: { x: 100, y: 100, scaleX: 1, scaleY: 1, rotation } });
    const document = documentOf(turnedBy('upright', 0), turnedBy('side', 90), turnedBy('turned', 30));
    const wide = after(resizeImage({ width: document.width * 4, height: document.height }), document);
    const scaleOf = (id: string) => {
      const layer = layerOf(wide, id);
      return layer !== undefined && 'transform' in layer
        ? [layer.transform.scaleX, layer.transform.scaleY]
        : [];
    };
    expect([scaleOf('upright'), scaleOf('side'), scaleOf('turned')]).toEqual([
      [4, 1],
      [1, 4],
      [2, 2],
    ]);
    expect(layerOf(wide, 'turned')).toMatchObject({ transform: { x: 400, y: 100 } });
  });

  it('never becomes larger or smaller than the limits', () => {
    expect(after(resizeCanvas({ width: 0.2, height: 1e9 }))).toMatchObject({ width: 1, height: 16_384 });
  });
});

describe('the masks of groups and filters', () => {
  const mask = { ...OPEN_MASK, strokes: [{ ...strokeOf([100, 60], [200, 80]), size: 10 }] };
  const masked = documentOf(
    groupOf({ id: 'g', mask }),
    shapeOf({ id: 's', parentId: 'g' }),
    filterOf({ id: 'f', mask }),
  );
  /** The sizes and the points of a mask's strokes on the canvas. */
  const strokes = (document: EditorDocument, id: string) => {
    const layer = layerOf(document, id)!;
    const place = maskPlace(layer, layer.mask!);
    return layer.mask!.strokes.map(({ size, points }) => [
      size * sizeOfPixel(place),
      ...points.map(([x, y]) => Object.values(mapped(place, { x, y }))),
    ]);
  };

  it('keep their place in the picture when the canvas is cropped, resized and turned', () => {
    const frame = { x: 40, y: 30, width: 400, height: 300, rotation: 0, scale: 100 };
    const { width, height } = masked;
    const expected = new Map([
      [crop(frame), [10, [60, 30], [160, 50]]],
      [resizeImage({ width: width * 2, height: height * 2 }), [20, [200, 120], [400, 160]]],
      [flipCanvas('horizontal'), [10, [width - 100, 60], [width - 200, 80]]],
    ]);
    for (const [action, stroke] of expected)
      for (const id of ['g', 'f']) expect(strokes(after(action, masked), id)).toEqual([stroke]);
  });

  it('move with their group', () => {
    expect(strokes(after(moveLayers(ids('g'), { x: 5, y: -5 }), masked), 'g')).toEqual([
      [10, [105, 55], [205, 75]],
    ]);
  });
});

describe('actions that arrange layers', () => {
  const row = documentOf(
    shapeOf({ id: 'a', transform: at(0, 0), width: 10, height: 10 }),
    shapeOf({ id: 'b', transform: at(30, 50), width: 20, height: 20 }),
    shapeOf({ id: 'c', transform: at(90, 10), width: 10, height: 40 }),
  );
  const places = (document: EditorDocument) =>
    document.layers.map((layer) => ('transform' in layer ? [layer.transform.x, layer.transform.y] : []));

  it.each([
    [
      'left',
      [
        [0, 0],
        [0, 50],
        [0, 10],
      ],
    ],
    [
      'center',
      [
        [45, 0],
        [40, 50],
        [45, 10],
      ],
    ],
    [
      'right',
      [
        [90, 0],
        [80, 50],
        [90, 10],
      ],
    ],
    [
      'top',
      [
        [0, 0],
        [30, 0],
        [90, 0],
      ],
    ],
    [
      'middle',
      [
        [0, 30],
        [30, 25],
        [90, 15],
      ],
    ],
    [
      'bottom',
      [
        [0, 60],
        [30, 50],
        [90, 30],
      ],
    ],
  ] as const)('align layers to the %s', (alignment, expected) => {
    expect(places(after(alignLayers(ids('a', 'b', 'c'), alignment, measure), row))).toEqual(expected);
  });

  it('align a single layer with the canvas', () => {
    expect(places(after(alignLayers(ids('a'), 'right', measure), row))[0]).toEqual([790, 0]);
  });

  it('make the gaps between three or more layers equal', () => {
    const spread = after(distributeLayers(ids('a', 'b', 'c'), 'horizontal', measure), row);
    expect(places(spread).map(([x]) => x)).toEqual([0, 40, 90]);
    expect(after(distributeLayers(ids('a', 'b'), 'horizontal', measure), row)).toBe(row);
  });
});

describe('actions that insert layers', () => {
  it('paste copied layers and whole groups with new ids', () => {
    const layers = layersFromClipboard(copiedLayers(SAMPLE, ids('group', 'text')).json);
    const document = after(pasteLayers(layers ?? [], { newId: counter(), above: 'drawing' }));
    expect(outlineOf(document).slice(5, 8)).toEqual(['n1', 'n1/n2', 'n1/n3']);
    expect(layerOf(document, 'n2')).toMatchObject({ transform: { x: 216, y: 116 } });
  });

  it('give other programs the words of copied texts, and nothing of other layers', () => {
    const document = documentOf(
      textOf({ id: 'below', content: 'Below' }),
      groupOf({ id: 'group' }),
      textOf({ id: 'inside', content: 'Inside', parentId: 'group' }),
      shapeOf({ id: 'box' }),
    );
    expect(copiedLayers(document, ids('below', 'group', 'box')).text).toBe('Below\nInside');
    expect(copiedLayers(document, ids('box')).text).toBe('');
  });

  it('ignore pasted JSON that contains no layers', () => {
    for (const json of ['', 'hello', '{"schema":1}', '<svg/>', copiedLayers(SAMPLE, ids()).json]) {
      expect(layersFromClipboard(json)).toBeNull();
    }
  });
});
