import type { Plane } from './picture.ts';
import { seededRandom } from './seeded-random.ts';
import { floatsFrom } from './computed.ts';

const { ceil, floor, max } = Math;

export interface NoiseField {
  /** The distance between two knots of the coarsest octave, in pixels. */
  readonly scale: number;
  /** The number of octaves. Each octave is finer by `FINER` and weaker by `WEAKER` than the one before. */
  readonly octaves: number;
  readonly seed: number;
}

const FINER = 2.1;
const WEAKER = 0.55;
const FINEST_SCALE = 1.2;

const eased = (t: number): number => t * t * t * (t * (6 * t - 15) + 10);

const addOctave = (
  { width, height, values }: Plane,
  scale: number,
  amount: number,
  random: () => number,
): void => {
  const columns = ceil(width / scale) + 2;
  const knots = floatsFrom({ length: columns * (ceil(height / scale) + 2) }, random);
  const line = new Float32Array(columns);
  // The same for every row: the knot to the left of each pixel, and how far the pixel is from it, eased.
  const lefts = Int32Array.from({ length: width }, (_, x) => floor(x / scale));
  const eases = Float64Array.from(lefts, (left, x) => eased(x / scale - left));
  for (let y = 0; y < height; y++) {
    const row = floor(y / scale);
    const down = eased(y / scale - row);
    for (let i = 0; i < columns; i++) {
      const upper = knots[row * columns + i] ?? 0;
      line[i] = upper + ((knots[(row + 1) * columns + i] ?? 0) - upper) * down;
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const knot = lefts[x] ?? 0;
      const left = line[knot] ?? 0;
      const value = left + ((line[knot + 1] ?? 0) - left) * (eases[x] ?? 0);
      values[at] = (values[at] ?? 0) + value * amount;
    }
  }
};

/**
 * Smooth noise between 0 and 1 around 0.5, with clouds of several sizes. It is used for washes, paper and
 * wavering lines.
 */
export const noiseField = (width: number, height: number, { scale, octaves, seed }: NoiseField): Plane => {
  const plane: Plane = { width, height, values: new Float32Array(width * height) };
  const random = seededRandom(seed);
  const weights = Array.from({ length: octaves }, (_, octave) => WEAKER ** octave);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  weights.forEach((weight, octave) => {
    addOctave(plane, max(FINEST_SCALE, scale / FINER ** octave), weight / total, random);
  });
  return plane;
};
