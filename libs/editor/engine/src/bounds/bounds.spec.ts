import { approximateWidth } from '../text/layout.ts';
import {
  documentOf,
  drawingOf,
  filterOf,
  groupOf,
  imageOf,
  shapeOf,
  strokeOf,
  textOf,
} from '../testing/layers.ts';
import { boundsOf, contentBox, layerBounds } from './bounds.ts';
import { hitsLayer, layerAt, layersTouching, outermost } from './hit.ts';

const measure = approximateWidth;
const options = { measure, tolerance: 2 };
const moved = (x: number, y: number, rotation = 0) => ({ x, y, scaleX: 1, scaleY: 1, rotation });

describe('the bounding boxes of layers', () => {
  it('have the size of the visible part of a picture', () => {
    const cropped = imageOf({ crop: { x: 10, y: 10, width: 30, height: 20 } });
    expect(contentBox(cropped, measure)).toEqual({ x: 0, y: 0, width: 30, height: 20 });
  });

  it('have the size of the lines of a text', () => {
    expect(contentBox(textOf({ content: 'Hello\nyou' }), measure)).toEqual({
      x: 0,
      y: 0,
      width: 50,
      height: 48,
    });
  });

  it('are upright and enclose the corners of a rotated layer', () => {
    const bounds = layerBounds(shapeOf({ transform: moved(100, 100, 90), height: 40 }), measure);
    expect(bounds?.x).toBeCloseTo(60, 6);
    expect(bounds?.height).toBeCloseTo(100, 6);
  });

  it('enclose the contents of a group, and do not exist for filters and empty drawings', () => {
    const document = documentOf(
      groupOf(),
      shapeOf({ id: 'a', parentId: 'group', width: 10, height: 10 }),
      groupOf({ id: 'inner', parentId: 'group' }),
      shapeOf({ id: 'b', parentId: 'inner', transform: moved(90, 40), width: 10, height: 10 }),
      filterOf(),
      drawingOf(),
    );
    expect(boundsOf(document, new Set(['group']), measure)).toEqual({ x: 0, y: 0, width: 100, height: 50 });
    expect(boundsOf(document, new Set(['filter', 'drawing']), measure)).toBeNull();
  });

  it('are computed once for each layer object', () => {
    const layer = textOf();
    expect(layerBounds(layer, measure)).toBe(layerBounds(layer, measure));
    expect(layerBounds(layer, (text) => text.length)).not.toEqual(layerBounds(layer, measure));
  });
});

describe('hit tests', () => {
  it('follow the outline of a shape rather than its box', () => {
    const circle = shapeOf({ kind: 'circle' });
    expect(hitsLayer(circle, { x: 50, y: 50 }, options)).toBe(true);
    expect(hitsLayer(circle, { x: 4, y: 4 }, options)).toBe(false);
  });

  it('hit only the edge of a shape without fill', () => {
    const hollow = shapeOf({ fill: null });
    expect(hitsLayer(hollow, { x: 50, y: 50 }, options)).toBe(false);
    expect(hitsLayer(hollow, { x: 50, y: 1 }, options)).toBe(true);
  });

  it('hit a thin line within the tolerance', () => {
    const line = shapeOf({
      kind: 'line',
      points: [
        { x: 0, y: 0 },
        { x: 100, y: 100 },
      ],
    });
    expect(hitsLayer(line, { x: 51, y: 49 }, options)).toBe(true);
    expect(hitsLayer(line, { x: 60, y: 40 }, options)).toBe(false);
  });

  it('do not hit the erased part of a drawing', () => {
    const across = strokeOf([0, 50], [100, 50]);
    const drawing = drawingOf({ strokes: [across, { ...strokeOf([50, 50]), erasing: true }] });
    expect(hitsLayer(drawing, { x: 10, y: 50 }, options)).toBe(true);
    expect(hitsLayer(drawing, { x: 50, y: 50 }, options)).toBe(false);
  });

  it('find the topmost layer that is visible and not locked', () => {
    const document = documentOf(
      shapeOf({ id: 'low' }),
      shapeOf({ id: 'hidden', visible: false }),
      shapeOf({ id: 'locked', locked: true }),
      groupOf({ locked: true }),
      shapeOf({ id: 'inLocked', parentId: 'group' }),
    );
    expect(layerAt(document, { x: 50, y: 50 }, options)?.id).toBe('low');
    expect(layerAt(document, { x: 500, y: 50 }, options)).toBeNull();
  });

  it('return the outermost group for a click, and each group once for a marquee', () => {
    const document = documentOf(
      groupOf(),
      groupOf({ id: 'inner', parentId: 'group' }),
      shapeOf({ id: 'a', parentId: 'inner' }),
      shapeOf({ id: 'b', parentId: 'inner', transform: moved(10, 10) }),
      shapeOf({ id: 'far', transform: moved(500, 500) }),
    );
    const inner = document.layers.find(({ id }) => id === 'a');
    expect(inner && outermost(document, inner).id).toBe('group');
    expect(layersTouching(document, { x: 0, y: 0, width: 20, height: 20 }, measure)).toEqual(['group']);
  });
});
