import type { Stroke } from '../document/layer.ts';
import { onceFor } from '../document/once-for.ts';
import { type Point, rounded } from '../geometry/geometry.ts';

/** A point on the middle of a stroke, with half the width of the stroke there. */
export interface LinePoint extends Point {
  readonly radius: number;
}

/** The share of the brush size by which the pressure of a pen changes the width. */
const THINNING = 0.6;

/** The distance between points of the line, in brush sizes: what is nearer is trembling or the steps of a mouse. */
const SPACING = 0.25;

/** The largest distance from a curve to the straight pieces that replace it, too little to see. */
const flatnessOf = ({ size }: Stroke): number => Math.min(0.1, size * 0.005);

/** The most pieces of one curve. */
const MOST_PIECES = 32;

const mix = (a: LinePoint, b: LinePoint, t: number): LinePoint => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  radius: a.radius + (b.radius - a.radius) * t,
});

/** True when the line from `a` over `b` to `c` turns by more than a right angle. */
const turnsBack = (a: Point, b: Point, c: Point): boolean =>
  (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;

/** The points of a stroke, each drawn towards the one before it by the smoothing of the stroke. */
const drawnPoints = ({ points, pressure, size, smoothing }: Stroke): LinePoint[] => {
  const follow = 1 - 0.85 * 0.8 * smoothing;
  const drawn: LinePoint[] = [];
  for (const [index, [x, y, force]] of points.entries()) {
    const radius = size * (pressure ? 0.5 - THINNING * (0.5 - force) : 0.5);
    const before = drawn.at(-1);
    const isEnd = before === undefined || index === points.length - 1;
    drawn.push(isEnd ? { x, y, radius } : mix(before, { x, y, radius }, follow));
  }
  return drawn;
};

/**
 * Leaves out points that are nearer than the spacing, but neither the ends nor those where the line turns back. The
 * point before becomes as wide as the widest of those after it that are left out, so that a short hard press of a pen
 * stays.
 */
const spaced = (points: readonly LinePoint[], spacing: number): LinePoint[] => {
  const kept: LinePoint[] = [];
  for (const [index, point] of points.entries()) {
    const [before, last, next] = [points[index - 1], kept.at(-1), points[index + 1]];
    const isNeeded =
      before === undefined ||
      last === undefined ||
      next === undefined ||
      Math.hypot(point.x - last.x, point.y - last.y) >= spacing ||
      turnsBack(before, point, next);
    if (isNeeded) kept.push(point);
    else if (point.radius > last.radius) kept[kept.length - 1] = { ...last, radius: point.radius };
  }
  return kept;
};

/** Adds the curve from `a` to `c` with the control point `b`, as straight pieces, without its start. */
const addCurve = (
  line: LinePoint[],
  [a, b, c]: readonly [LinePoint, LinePoint, LinePoint],
  flatness: number,
): void => {
  const bend = Math.hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y) / 4;
  const pieces = Math.min(MOST_PIECES, Math.max(1, Math.ceil(Math.sqrt(bend / flatness))));
  for (let piece = 1; piece <= pieces; piece += 1) {
    const t = piece / pieces;
    line.push(mix(mix(a, b, t), mix(b, c, t), t));
  }
};

/**
 * The middle of a stroke in pixels of its layer: a curve through the middles between the points, with a corner
 * where the line turns by more than a right angle. Straight between the points returned.
 */
export const strokeLine = onceFor((stroke: Stroke): readonly LinePoint[] => {
  const points = spaced(drawnPoints(stroke), stroke.size * SPACING);
  const [first] = points;
  if (first === undefined) return [];
  const line = [first];
  for (let index = 1; index < points.length; index += 1) {
    const [a, b, c] = [points[index - 1] ?? first, points[index] ?? first, points[index + 1]];
    const from = line.at(-1) ?? a;
    if (c === undefined || turnsBack(a, b, c)) line.push(b);
    else addCurve(line, [from, b, mix(b, c, 0.5)], flatnessOf(stroke));
  }
  return line.map(({ x, y, radius }) => ({ x: rounded(x, 3), y: rounded(y, 3), radius }));
});
