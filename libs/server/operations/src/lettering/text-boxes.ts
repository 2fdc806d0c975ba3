import type { Plane } from '../pixels/picture.ts';
import { type Point, smallestRectangle } from './smallest-rectangle.ts';

const { abs, ceil, floor, hypot, max, min } = Math;

/** A rectangle around a line of text, which may be turned. */
export interface TextBox {
  /** The middle in pixels. */
  readonly x: number;
  readonly y: number;
  /** The direction of the longer side, as a vector of length 1. */
  readonly along: Point;
  /** The longer and the shorter side in pixels. */
  readonly length: number;
  readonly height: number;
  /** The mean likelihood (0–1) of its pixels. */
  readonly score: number;
}

/** A pixel with at least this likelihood belongs to a line of text. */
const TEXT = 0.3;
/** The minimum mean likelihood of a line, and its minimum height in pixels before it grows. */
const LEAST_SCORE = 0.6;
const LEAST_HEIGHT = 3;
/**
 * The model marks the inner part of a line. A line's sides move outwards by this multiple of its area divided by its
 * perimeter (Liao et al., Real-time Scene Text Detection with Differentiable Binarization).
 */
const GROWTH = 1.7;

/** The box with its sides moved outwards by `by` pixels. */
export const grownBy = (box: TextBox, by: number): TextBox => ({
  ...box,
  length: box.length + 2 * by,
  height: box.height + 2 * by,
});

const grownToLetters = (box: TextBox): TextBox =>
  grownBy(box, (GROWTH * box.length * box.height) / (2 * (box.length + box.height)));

/** The 4-connected pixels of one line. */
interface Blot {
  /** The corners of the pixels at the ends of its rows: a rectangle around them is one around all pixels. */
  readonly points: readonly Point[];
  /** The mean likelihood. */
  readonly score: number;
}

/** Collects the pixels that are connected with `seed`, and marks them in `inside`. */
const takeBlot = ({ width, height, values }: Plane, inside: Uint8Array, seed: number): Blot => {
  const points: Point[] = [];
  const pixels = [seed];
  inside[seed] = 2;
  let sum = 0;
  // The array grows while it is read.
  for (const pixel of pixels) {
    sum += values[pixel] ?? 0;
    const x = pixel % width;
    const y = (pixel - x) / width;
    const visit = (isThere: boolean, next: number): void => {
      if (!isThere || inside[next] !== 1) return;
      inside[next] = 2;
      pixels.push(next);
    };
    visit(y > 0, pixel - width);
    visit(y < height - 1, pixel + width);
    visit(x > 0, pixel - 1);
    visit(x < width - 1, pixel + 1);
    const isEnd = x === 0 || x === width - 1 || inside[pixel - 1] === 0 || inside[pixel + 1] === 0;
    if (isEnd) points.push({ x, y }, { x: x + 1, y }, { x, y: y + 1 }, { x: x + 1, y: y + 1 });
  }
  return { points, score: sum / pixels.length };
};

/** The boxes of the lines in a plane of likelihoods, in pixels of the plane. */
export const boxesIn = (plane: Plane): readonly TextBox[] => {
  const { values } = plane;
  /** 1 for pixels of lines, and 2 once they are collected. */
  const inside = new Uint8Array(values.length);
  for (let pixel = 0; pixel < values.length; pixel++) inside[pixel] = (values[pixel] ?? 0) >= TEXT ? 1 : 0;
  const boxes: TextBox[] = [];
  for (let pixel = 0; pixel < values.length; pixel++) {
    if (inside[pixel] !== 1) continue;
    const { points, score } = takeBlot(plane, inside, pixel);
    if (score < LEAST_SCORE) continue;
    const box = { ...smallestRectangle(points), score };
    if (box.height >= LEAST_HEIGHT) boxes.push(grownToLetters(box));
  }
  return boxes;
};

/** A box of a part of a picture, in pixels of the picture. Along each axis, `scale` pixels are one of the part. */
export const inPicture = (
  box: TextBox,
  scale: { readonly x: number; readonly y: number },
  offset: Point,
): TextBox => {
  const along = { x: box.along.x * scale.x, y: box.along.y * scale.y };
  const stretch = hypot(along.x, along.y);
  return {
    ...box,
    x: offset.x + box.x * scale.x,
    y: offset.y + box.y * scale.y,
    along: { x: along.x / stretch, y: along.y / stretch },
    length: box.length * stretch,
    height: (box.height * scale.x * scale.y) / stretch,
  };
};

/** The position of a point in a box: 0 in its middle, ±1 at the ends, and ±1 at the upper and lower side. */
export const placeIn = ({ x, y, along, length, height }: TextBox, point: Point): Point => {
  const [dx, dy] = [point.x - x, point.y - y];
  return {
    x: (dx * along.x + dy * along.y) / (length / 2),
    y: (dy * along.x - dx * along.y) / (height / 2),
  };
};

/** The point at a place in a box: 0 in its middle, ±1 at the ends, and ±1 at the upper and lower side. */
export const pointIn = ({ x, y, along, length, height }: TextBox, u: number, v: number): Point => {
  const [a, b] = [(u * length) / 2, (v * height) / 2];
  return { x: x + a * along.x - b * along.y, y: y + a * along.y + b * along.x };
};

const STEPS = [-0.8, -0.4, 0, 0.4, 0.8] as const;

/** The share of `box` that is inside `other`, by points in a grid. */
export const shareIn = (box: TextBox, other: TextBox): number => {
  const inside = STEPS.flatMap((u) =>
    STEPS.filter((v) => {
      const { x, y } = placeIn(other, pointIn(box, u, v));
      return max(abs(x), abs(y)) < 1;
    }),
  );
  return inside.length / STEPS.length ** 2;
};

/** How far a box may be from a line that it continues, and how much higher, as multiples of the line's height. */
const CONTINUED = { within: 2, across: 0.5, timesHigher: 1.7 };

/** True for a box beside the end of a line, of about its height. */
export const continues = (box: TextBox, line: TextBox): boolean => {
  const { x, y } = placeIn(line, box);
  const gap = (abs(x) * line.length - line.length - max(box.length, box.height)) / 2;
  return (
    gap < CONTINUED.within * line.height &&
    abs(y) < CONTINUED.across &&
    max(box.height, line.height) <= CONTINUED.timesHigher * min(box.height, line.height)
  );
};

/** A rectangle of whole pixels of the picture around a box. */
export const boundsAround = (
  { x, y, along, length, height }: TextBox,
  size: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number; readonly width: number; readonly height: number } => {
  const reachX = (abs(along.x) * length + abs(along.y) * height) / 2;
  const reachY = (abs(along.y) * length + abs(along.x) * height) / 2;
  const within = (value: number, most: number): number => min(most, max(0, value));
  const [left, right] = [floor(within(x - reachX, size.width)), ceil(within(x + reachX, size.width))];
  const [top, bottom] = [floor(within(y - reachY, size.height)), ceil(within(y + reachY, size.height))];
  return { left, top, width: right - left, height: bottom - top };
};
