import type { Plane } from './picture.ts';
import type { Point } from './turned-square.ts';

const { ceil, floor, max, min } = Math;

/** The number of lines of each row on which the coverage of the row is computed. */
const LINES = 4;

/** The positions at which the edges of a polygon cross a horizontal line, from left to right. */
const crossings = (points: readonly Point[], y: number): readonly number[] =>
  points
    .flatMap((from, index) => {
      const to = points[(index + 1) % points.length] ?? from;
      if (from.y <= y === to.y <= y) return [];
      return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
    })
    .toSorted((a, b) => a - b);

/** The fraction (0–1) of each pixel that is inside a polygon. */
export const polygonPlane = (width: number, height: number, points: readonly Point[]): Plane => {
  const values = new Float32Array(width * height);
  const top = max(0, floor(min(...points.map(({ y }) => y))));
  const bottom = min(height, ceil(max(...points.map(({ y }) => y))));
  for (let line = top * LINES; line < bottom * LINES; line++) {
    const row = floor(line / LINES) * width;
    const edges = crossings(points, (line + 0.5) / LINES);
    for (let pair = 0; pair + 1 < edges.length; pair += 2) {
      const [from, to] = [max(0, edges[pair] ?? 0), min(width, edges[pair + 1] ?? 0)];
      for (let x = floor(from); x < to; x++) {
        const covered = min(to, x + 1) - max(from, x);
        values[row + x] = (values[row + x] ?? 0) + max(0, covered) / LINES;
      }
    }
  }
  return { width, height, values };
};
