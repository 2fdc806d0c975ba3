import { inRows, part, type Report } from './bands.ts';
import { mostFor } from './highlights.ts';
import { lumaOf, type Picture } from './picture.ts';
import { gaussian, seededRandom } from './seeded-random.ts';
import { applyGrade } from './color-cube.ts';
import { type Grade, partly } from './grade.ts';
import { floatsFrom } from './computed.ts';

const { ceil, exp, max, min, round, sqrt } = Math;

/**
 * The sides of two tiles of noise that are added to each other. The sides are coprime, so that the grain
 * repeats only every 250,000 pixels.
 */
const TILE_SIDES = [509, 491] as const;

/** Blurs `tile` along its columns, wrapping around at the ends, by adding weighted rows to each row. */
const blurColumns = (tile: Float32Array, side: number, kernel: Float32Array): Float32Array => {
  const blurred = new Float32Array(tile.length);
  const reach = (kernel.length - 1) / 2;
  for (let y = 0; y < side; y++) {
    for (let tap = 0; tap < kernel.length; tap++) {
      const from = ((y + tap - reach + side) % side) * side;
      const weight = kernel[tap] ?? 0;
      for (let x = 0, to = y * side; x < side; x++, to++) {
        blurred[to] = (blurred[to] ?? 0) + weight * (tile[from + x] ?? 0);
      }
    }
  }
  return blurred;
};

const transposed = (tile: Float32Array, side: number): Float32Array => {
  const turned = new Float32Array(tile.length);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) turned[x * side + y] = tile[y * side + x] ?? 0;
  }
  return turned;
};

/** A square of noise with mean 0 and deviation 1 that wraps around. Its clumps are `size` pixels wide. */
const noiseTile = (side: number, size: number, random: () => number): Float32Array => {
  const next = gaussian(random);
  const reach = max(1, ceil(size * 1.5));
  const sigma = max(0.35, size / 2);
  const kernel = floatsFrom({ length: 2 * reach + 1 }, (_, i) => exp(-((i - reach) ** 2) / (2 * sigma ** 2)));
  const white = new Float32Array(side * side);
  for (let i = 0; i < white.length; i++) white[i] = next();
  const tile = blurColumns(transposed(blurColumns(white, side, kernel), side), side, kernel);
  const deviation = sqrt(tile.reduce((sum, value) => sum + value * value, 0) / tile.length);
  return tile.map((value) => value / deviation);
};

/**
 * Returns a function for the film grain at a pixel: noise with mean 0, deviation 1 and clumps `size` pixels
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

/**
 * The longer side at which a clump of grain is one pixel wide. Larger pictures get larger clumps, so that a
 * print looks the same. Smaller pictures get fainter grain, as if seen from a greater distance.
 */
const PIXELS_PER_CLUMP = 1_800;

/** Grain is visible in middle tones and fades towards black and white, as on film. */
const grainVisibility = (luma: number): number => 0.35 + 0.65 * (1 - ((luma - 128) / 128) ** 2);

/**
 * Adds grain to `picture`, in place. `deviation` (0–255) applies to middle tones. A `coarseness` of 1 is a
 * fine film.
 */
export const layGrain = async (
  picture: Picture,
  { seed, deviation, coarseness }: { seed: number; deviation: number; coarseness: number },
  report: Report,
): Promise<Picture> => {
  const { width, height, channels, data } = picture;
  const clump = (coarseness * max(width, height)) / PIXELS_PER_CLUMP;
  const grain = filmGrain(seed, max(1, clump));
  const depth = deviation * min(1, max(0.5, clump));
  const visible = floatsFrom({ length: 256 }, (_, luma) => grainVisibility(luma) * depth);
  await inRows(picture, report, (y, start) => {
    for (let x = 0, at = start; x < width; x++, at += channels) {
      const luma = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      const speck = grain(x, y) * (visible[round(luma)] ?? 0);
      for (let channel = at; channel < at + 3; channel++) {
        const value = data[channel] ?? 0;
        data[channel] = min(mostFor(value), value + speck);
      }
    }
  });
  return picture;
};

interface Vignette {
  /** How much of the picture is lost in the corners, 0–1. */
  readonly depth: number;
  /** The distance at which the loss is complete, as a fraction of half the sides. */
  readonly reach: number;
  /** The red, green and blue (0–255) of what takes its place: black if it is not given. */
  readonly color?: readonly [number, number, number];
}

const squaredDistances = (count: number, reach: number): Float32Array =>
  floatsFrom({ length: count }, (_, i) => (((i + 0.5) / count - 0.5) * (2 / reach)) ** 2);

/** Fades the corners of `picture` to a color, in place, with a smooth falloff around an unchanged middle. */
const addVignette = async (
  picture: Picture,
  { depth, reach, color: [red, green, blue] = [0, 0, 0] }: Vignette,
  report: Report,
): Promise<Picture> => {
  const { width, height, channels, data } = picture;
  const columns = squaredDistances(width, reach);
  const rows = squaredDistances(height, reach);
  await inRows(picture, report, (y, start) => {
    const down = rows[y] ?? 0;
    for (let x = 0, at = start; x < width; x++, at += channels) {
      const distance = min(1, (columns[x] ?? 0) + down);
      const lost = depth * distance * distance * (3 - 2 * distance);
      const kept = 1 - lost;
      data[at] = (data[at] ?? 0) * kept + red * lost;
      data[at + 1] = (data[at + 1] ?? 0) * kept + green * lost;
      data[at + 2] = (data[at + 2] ?? 0) * kept + blue * lost;
    }
  });
  return picture;
};

/** The look of a film and its print: its colors, vignette and grain. */
export interface FilmLook {
  readonly grade: Grade;
  readonly vignette?: Vignette;
  /** The deviation (0–255) of the grain in middle tones, and its coarseness: 1 is a fine film. */
  readonly grain?: { readonly deviation: number; readonly coarseness: number };
}

/** Applies a look to `picture`, in place; `strength` is 1 by default. */
export const applyFilmLook = async (
  picture: Picture,
  { grade, vignette, grain }: FilmLook,
  { strength, seed, report }: { readonly strength: number; readonly seed: number; readonly report: Report },
): Promise<Picture> => {
  await applyGrade(picture, partly(grade, strength), part(report, 0, 0.5));
  if (vignette !== undefined) {
    const depth = min(1, vignette.depth * strength);
    await addVignette(picture, { ...vignette, depth }, part(report, 0.5, 0.7));
  }
  if (grain !== undefined) {
    const { deviation, coarseness } = grain;
    await layGrain(picture, { seed, deviation: deviation * strength, coarseness }, part(report, 0.7, 1));
  }
  return picture;
};
