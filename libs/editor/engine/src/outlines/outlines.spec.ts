import { CALLOUT, SHAPE_FILL, SHAPE_STROKE } from '../defaults/constants.ts';
import { SHAPE_KINDS, type Stroke } from '../document/layer.ts';
import { shapeOf, strokeOf } from '../testing/layers.ts';
import type { Point } from '../geometry/geometry.ts';
import { isInside, polygonsOf } from './path.ts';
import { calloutLabel, shapeOutline } from './shape.ts';
import { isOnStroke, strokeBox, strokePath } from './stroke.ts';

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

/** Numbers from 0 to 1 that are the same in each run. */
const randomNumbers = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

/** Points of a line that turns by more than a right angle at each of them, with sides of 10 to 130 pixels. */
const zigzag = (random: () => number, count: number) => {
  const points: (readonly [number, number])[] = [[200, 200]];
  let angle = random() * 2 * Math.PI;
  for (let index = 1; index < count; index += 1) {
    const [x, y] = points[index - 1] ?? [0, 0];
    const side = 10 + random() * 120;
    points.push([x + Math.cos(angle) * side, y + Math.sin(angle) * side]);
    angle += (random() < 0.5 ? -1 : 1) * (1.7 + random() * 1.4);
  }
  return points;
};

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

  it('keep a hard press of a pen that moved less than a quarter of the brush', () => {
    const pressed = (points: Stroke['points']): number =>
      strokeBox({ ...strokeOf([0, 0]), size: 100, smoothing: 0, pressure: true, points })?.height ?? 0;
    const hard = 80;
    expect(pressed([[0, 0, 1]])).toBeCloseTo(2 * hard, 6);
    // A tap: light at first, hard, and light again when the pen is lifted.
    const tap = [0.1, 0.5, 1, 0.5, 0].map((force, index) => [index, 0, force] as const);
    expect(pressed(tap)).toBeCloseTo(2 * hard, 6);
    // In the middle of a line, between the points that are far enough from each other to be kept.
    const line = Array.from({ length: 41 }, (_, index) => [index * 10, 0, index === 22 ? 1 : 0.1] as const);
    expect(pressed(line)).toBeGreaterThan(1.2 * hard);
  });

  it('are computed once for each stroke', () => {
    const stroke = strokeOf([1, 1]);
    expect(strokePath(stroke)).toBe(strokePath(stroke));
  });

  it.each([1, 0.4])('have no holes where a stroke of hardness %d turns sharply', (hardness) => {
    const random = randomNumbers(7);
    const holes: unknown[] = [];
    for (let count = 0; count < 60; count += 1) {
      const points = zigzag(random, 3 + (count % 4));
      const stroke = { ...strokeOf(...points), size: 60, hardness };
      const polygons = polygonsOf(strokePath(stroke));
      const isFilled = (point: Point): boolean => polygons.some((polygon) => isInside(polygon, point));
      for (const [index, b] of points.slice(1).entries()) {
        const a = points[index] ?? b;
        for (const t of [0.02, 0.25, 0.5, 0.75, 0.98]) {
          const middle = { x: a[0] + (b[0] - a[0]) * t, y: a[1] + (b[1] - a[1]) * t };
          for (const [x, y] of [
            [0, 0],
            [18, 0],
            [-18, 0],
            [0, 18],
            [0, -18],
          ] as const)
            if (!isFilled({ x: middle.x + x, y: middle.y + y })) holes.push({ points, middle, x, y });
        }
      }
    }
    expect(holes).toEqual([]);
  });

  it('reach around a sharp turn, and no further', () => {
    const turn = { ...strokeOf([0, 0], [100, 0], [0, 4]), size: 20 };
    expect([100, 109, 111].map((x) => isOnStroke(turn, { x, y: 0 }))).toEqual([true, true, false]);
    expect(strokeBox(turn)).toEqual({ x: -10, y: -10, width: 120, height: 24 });
  });

  it('round the corners of less than a right angle', () => {
    const arc = { ...strokeOf([0, 0], [100, 0], [150, 86]), size: 10 };
    expect(isOnStroke(arc, { x: 100, y: -4 })).toBe(false);
    expect(isOnStroke(arc, { x: 87, y: 13 })).toBe(true);
  });

  it('do not follow the steps that a mouse makes in whole pixels', () => {
    const steps = Array.from({ length: 60 }, (_, index) => [index, Math.floor(index / 3)] as const);
    const stroke = { ...strokeOf(...steps), size: 40 };
    const edge = [10, 20, 30, 40].map((x) => {
      let y = x / 3;
      while (isOnStroke(stroke, { x, y })) y -= 0.1;
      return y - x / 3;
    });
    expect(Math.max(...edge) - Math.min(...edge)).toBeLessThan(0.6);
  });
});
