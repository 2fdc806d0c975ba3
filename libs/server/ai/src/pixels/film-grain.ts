import { gaussian, seededRandom } from './seeded-random.ts';

/** Periods of the two noise tiles: coprime, so that their sum repeats only every 250,000 pixels. */
const TILE_SIDES = [509, 491] as const;

/** `tile` blurred along rows (`stride` 1) or columns (`stride` its side), wrapping around. */
const blurAround = (tile: Float32Array, side: number, stride: number, kernel: Float32Array): Float32Array => {
  const blurred = new Float32Array(tile.length);
  const reach = (kernel.length - 1) / 2;
  for (let i = 0; i < tile.length; i++) {
    const along = stride === 1 ? i % side : Math.floor(i / side);
    const start = i - along * stride;
    let sum = 0;
    for (let tap = 0; tap < kernel.length; tap++) {
      sum += (kernel[tap] ?? 0) * (tile[start + ((along + tap - reach + side) % side) * stride] ?? 0);
    }
    blurred[i] = sum;
  }
  return blurred;
};

/** A square of noise that wraps around, with clumps `size` pixels wide, mean 0 and deviation 1. */
const noiseTile = (side: number, size: number, random: () => number): Float32Array => {
  const next = gaussian(random);
  const reach = Math.max(1, Math.ceil(size * 1.5));
  const sigma = Math.max(0.35, size / 2);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma ** 2)),
  );
  const white = Float32Array.from({ length: side * side }, next);
  const tile = blurAround(blurAround(white, side, 1, kernel), side, side, kernel);
  const deviation = Math.sqrt(tile.reduce((sum, value) => sum + value * value, 0) / tile.length);
  return tile.map((value) => value / deviation);
};

/**
 * Film grain: a function answering noise of mean 0 and deviation 1 at a pixel, with clumps `size` pixels
 * wide. The same seed gives the same grain.
 */
export const filmGrain = (seed: number, size: number): ((x: number, y: number) => number) => {
  const random = seededRandom(seed);
  const [sideA, sideB] = TILE_SIDES;
  const a = noiseTile(sideA, size, random);
  const b = noiseTile(sideB, size, random);
  return (x, y) =>
    ((a[(y % sideA) * sideA + (x % sideA)] ?? 0) + (b[(y % sideB) * sideB + (x % sideB)] ?? 0)) *
    Math.SQRT1_2;
};
