import type { Point } from '../geometry/geometry.ts';

/** One segment of an outline: move, line, quadratic or cubic curve (control points first), or close. */
export type PathStep =
  | readonly ['M' | 'L', x: number, y: number]
  | readonly ['Q', cx: number, cy: number, x: number, y: number]
  | readonly ['C', ax: number, ay: number, bx: number, by: number, x: number, y: number]
  | readonly ['Z'];

/** An outline in pixels of its layer. */
export type Path = readonly PathStep[];

/** The number of straight segments that approximate a curve in hit tests. */
const PIECES = 12;

const mix = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

/** The point of a Bézier curve at `t`, by de Casteljau. */
const onCurve = (points: readonly Point[], t: number): Point => {
  const [first] = points;
  if (first === undefined) return { x: 0, y: 0 };
  if (points.length === 1) return first;
  return onCurve(
    points.slice(1).map((point, index) => mix(points[index] ?? point, point, t)),
    t,
  );
};

const pairs = (numbers: readonly number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));

/** Approximates the outline by straight lines: one list of points for each of its parts. */
export const polygonsOf = (path: Path): readonly (readonly Point[])[] => {
  const parts: Point[][] = [];
  for (const [name, ...numbers] of path) {
    const points = pairs(numbers as readonly number[]);
    const part = parts.at(-1);
    if (name === 'M') parts.push(points);
    else if (part !== undefined && name === 'L') part.push(...points);
    else if (part !== undefined && name !== 'Z') {
      const from = part.at(-1) ?? { x: 0, y: 0 };
      for (let piece = 1; piece <= PIECES; piece += 1) part.push(onCurve([from, ...points], piece / PIECES));
    }
  }
  return parts;
};

/** True inside a closed polygon, by the non-zero rule with which canvases fill. */
export const isInside = (polygon: readonly Point[], { x, y }: Point): boolean => {
  let winding = 0;
  for (const [index, a] of polygon.entries()) {
    const b = polygon[(index + 1) % polygon.length] ?? a;
    const side = (b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y);
    if (a.y <= y && b.y > y && side > 0) winding += 1;
    if (a.y > y && b.y <= y && side < 0) winding -= 1;
  }
  return winding !== 0;
};

/** The distance of a point from a line segment. */
export const distanceTo = (point: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const nearest = mix(a, b, Math.min(1, Math.max(0, t)));
  return Math.hypot(point.x - nearest.x, point.y - nearest.y);
};
