import { LIMITS } from '../defaults/constants.ts';
import { clamp, type Point, rounded } from './geometry.ts';
import { coordinateWithin, type Transform, turned } from './transform.ts';

/**
 * Where the pixels of one thing are among those of another, in the order of a canvas: a point (x, y) is at
 * (a·x + c·y + e, b·x + d·y + f). Unlike a transform it can skew.
 */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Every point stays where it is. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const matrixOf = ({ x, y, scaleX, scaleY, rotation }: Transform): Matrix => {
  const [across, down] = [turned({ x: scaleX, y: 0 }, rotation), turned({ x: 0, y: scaleY }, rotation)];
  return [across.x, across.y, down.x, down.y, x, y];
};

export const translation = ({ x, y }: Point): Matrix => [1, 0, 0, 1, x, y];

/** A point at its place. */
export const mapped = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** The place of what is placed by `inner` among the pixels that `outer` places. */
export const times = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D] = outer;
  const { x, y } = mapped(outer, { x: e, y: f });
  return [A * a + C * b, B * a + D * b, A * c + C * d, B * c + D * d, x, y];
};

/** How much larger a matrix makes areas; negative when it mirrors them, and 0 when it cannot be inverted. */
export const determinantOf = ([a, b, c, d]: Matrix): number => a * d - b * c;

export const inverseOf = (matrix: Matrix): Matrix => {
  const [a, b, c, d, e, f] = matrix;
  const by = determinantOf(matrix);
  return [d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by];
};

/** The size of a pixel at its place, as the mean of both directions. */
export const sizeOfPixel = (matrix: Matrix): number => Math.sqrt(Math.abs(determinantOf(matrix)));

/** The largest factor of a matrix: between the smallest layer and the largest one. */
export const LARGEST_FACTOR = LIMITS.maxLayerScale / LIMITS.minLayerScale;

const factorWithin = (value: number): number => rounded(clamp(value, -LARGEST_FACTOR, LARGEST_FACTOR), 9);

/** The matrix limited to what a document allows, and rounded, so that JSON preserves it. */
export const matrixWithin = ([a, b, c, d, e, f]: Matrix): Matrix => [
  factorWithin(a),
  factorWithin(b),
  factorWithin(c),
  factorWithin(d),
  coordinateWithin(e),
  coordinateWithin(f),
];
