import type { Picture } from '../pixels/picture.ts';
import { eachPixelIn } from './pixels-of-box.ts';
import { grownBy, placeIn, type TextBox } from './text-boxes.ts';

const { abs, hypot, max } = Math;

/** The width of the ring around a box in which its ground is looked at, as a fraction of the box's height. */
export const RING = 0.15;
/** The minimum share of a ring outside of all other lines that is enough to judge the ground by. */
const LEAST_FREE = 0.2;

/** The color of a ground, and how far its pixels typically are from it (0–255). */
export interface Ground {
  readonly color: readonly number[];
  readonly spread: number;
}

/** How often each value (0–255) occurs. */
type Counts = Uint32Array;

/** Counts of values for red, green and blue. */
type ColorCounts = readonly [Counts, Counts, Counts];

const noColors = (): ColorCounts => [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)];

const sumOf = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);

const medianOf = (counts: Counts): number => {
  const middle = sumOf(counts) >> 1;
  let passed = 0;
  const median = counts.findIndex((count) => (passed += count) > middle);
  return max(0, median);
};

/** How often each distance from `middle` occurs. */
const distancesFrom = (middle: number, counts: Counts): Counts => {
  const distances = new Uint32Array(256);
  counts.forEach((count, value) => {
    const apart = abs(value - middle);
    distances[apart] = (distances[apart] ?? 0) + count;
  });
  return distances;
};

const groundOf = (colors: ColorCounts): Ground => {
  const color = colors.map(medianOf);
  const spread = hypot(...colors.map((counts, at) => medianOf(distancesFrom(color[at] ?? 0, counts))));
  return { color, spread };
};

/** The lines whose boxes may overlap the ring of this one. */
const neighboursOf = (box: TextBox, others: readonly TextBox[]): readonly TextBox[] =>
  others.filter((other) => {
    if (other === box) return false;
    const reach = (other.length + box.length) / 2 + RING * box.height;
    return hypot(other.x - box.x, other.y - box.y) < reach + box.height + other.height;
  });

/**
 * Candidates for the ground of a line, the most even first: the colors around its box where no other line is, and all
 * colors around it. Between lines that are close to each other, most of the ring is in other lines.
 */
export const groundsAround = (
  picture: Picture,
  box: TextBox,
  others: readonly TextBox[],
): readonly Ground[] => {
  const width = max(2, RING * box.height);
  const [all, free] = [noColors(), noColors()];
  const neighbours = neighboursOf(box, others);
  const isFree = (x: number, y: number): boolean =>
    neighbours.every((other) => {
      const place = placeIn(other, { x: x + 0.5, y: y + 0.5 });
      return max(abs(place.x), abs(place.y)) > 1;
    });
  eachPixelIn(grownBy(box, width), picture, (x, y, inside) => {
    if (inside > width) return;
    const at = (y * picture.width + x) * picture.channels;
    for (const colors of isFree(x, y) ? [all, free] : [all]) {
      colors.forEach((counts, channel) => {
        const value = picture.data[at + channel] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      });
    }
  });
  const grounds = sumOf(free[0]) < LEAST_FREE * sumOf(all[0]) ? [all] : [free, all];
  return grounds.map(groundOf).toSorted((a, b) => a.spread - b.spread);
};
