import { CALLOUT, SHAPE_FILL, SHAPE_STROKE } from '../defaults/constants.ts';
import { SHAPE_KINDS, type Stroke } from '../document/layer.ts';
import { shapeOf, strokeOf } from '../testing/layers.ts';
import { isInside, polygonsOf } from './path.ts';
import { calloutLabel, shapeOutline } from './shape.ts';
import { isOnStroke, strokeBox, strokePath, strokePolygon } from './stroke.ts';

const boxOf = (points: readonly { readonly x: number; readonly y: number }[]) => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
});

describe('the outlines of shapes', () => {
  it.each(SHAPE_KINDS.filter((kind) => kind !== 'arrow' && kind !== 'line'))(
    'fill the width and height of the box of a %s',
    (kind) => {
      const { path } = shapeOutline(shapeOf({ kind, width: 200, height: 120 }));
      const box = boxOf(polygonsOf(path).flat());
      expect(box.left).toBeCloseTo(0, 0);
      expect(box.top).toBeCloseTo(0, 0);
      expect(box.right).toBeCloseTo(200, 0);
      expect(box.bottom).toBeCloseTo(120, 0);
    },
  );

  it('contain the centre of the box', () => {
    for (const kind of ['rectangle', 'circle', 'triangle', 'star', 'heart'] as const) {
      const [polygon = []] = polygonsOf(shapeOutline(shapeOf({ kind })).path);
      expect(isInside(polygon, { x: 50, y: 50 })).toBe(true);
      expect(isInside(polygon, { x: -1, y: 50 })).toBe(false);
    }
    const [star = []] = polygonsOf(shapeOutline(shapeOf({ kind: 'star' })).path);
    expect(isInside(star, { x: 10, y: 10 })).toBe(false);
  });

  it('have corners with a radius of at most half a side', () => {
    const { path } = shapeOutline(shapeOf({ kind: 'rectangle', width: 40, height: 20, cornerRadius: 500 }));
    const [polygon = []] = polygonsOf(path);
    expect(isInside(polygon, { x: 1, y: 1 })).toBe(false);
    expect(isInside(polygon, { x: 20, y: 1 })).toBe(true);
  });

  it('have the fill and stroke of their layer, and no stroke of width 0', () => {
    expect(shapeOutline(shapeOf({ kind: 'circle' }))).toMatchObject({
      fill: SHAPE_FILL,
      stroke: SHAPE_STROKE,
      strokeWidth: 2,
    });
    const bare = shapeOf({ kind: 'circle', stroke: { color: SHAPE_STROKE, width: 0 } });
    expect(shapeOutline(bare).stroke).toBeNull();
  });

  it('end an arrow in its tip, and fill it with the color of its stroke', () => {
    const points = [
      { x: 0, y: 50 },
      { x: 100, y: 50 },
    ];
    const { path, fill, stroke } = shapeOutline(shapeOf({ kind: 'arrow', points }));
    expect([fill, stroke]).toEqual([SHAPE_STROKE, null]);
    expect(polygonsOf(path)[0]).toContainEqual({ x: 100, y: 50 });
  });

  it('of lines have a stroke and no fill', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 30, y: 40 },
    ];
    const outline = shapeOutline(shapeOf({ kind: 'line', points }));
    expect(outline.path).toEqual([
      ['M', 0, 0],
      ['L', 30, 40],
    ]);
    expect(outline.fill).toBeNull();
  });

  it('include the number of a callout', () => {
    expect(calloutLabel(shapeOf({ kind: 'callout', height: 40, label: '7' }))).toMatchObject({
      text: '7',
      size: 22,
      color: CALLOUT.label,
    });
  });
});

describe('the outlines of strokes', () => {
  it('are as wide as the brush', () => {
    const box = strokeBox(strokeOf([0, 0], [100, 0], [200, 0]));
    expect(box?.height).toBeGreaterThan(8);
    expect(box?.height).toBeLessThan(11);
  });

  it('are a dot when the stroke has one point', () => {
    const dot = strokeOf([50, 50]);
    expect(isOnStroke(dot, { x: 50, y: 50 })).toBe(true);
    expect(isOnStroke(dot, { x: 60, y: 50 })).toBe(false);
  });

  it('follow the pressure of a pen', () => {
    const drawn = (pressure: number): Stroke => ({
      ...strokeOf([0, 0], [100, 0], [200, 0]),
      pressure: true,
      points: [0, 50, 100, 150, 200].map((x) => [x, 0, pressure] as const),
    });
    expect(strokeBox(drawn(0.9))?.height).toBeGreaterThan((strokeBox(drawn(0.1))?.height ?? 0) * 1.5);
  });

  it('are computed once for each stroke', () => {
    const stroke = strokeOf([1, 1]);
    expect(strokePolygon(stroke)).toBe(strokePolygon(stroke));
  });

  it('become a closed curve', () => {
    const path = strokePath(strokeOf([5, 5]));
    expect([path[0]?.[0], path[1]?.[0], path.at(-1)]).toEqual(['M', 'Q', ['Z']]);
  });
});
