import type { Mask } from '../operation.ts';
import { besideOf } from '../pixels/connected.ts';
import type { Picture } from '../pixels/picture.ts';
import { toneAt } from './tone-at.ts';

const { floor, max, min } = Math;

/** Chroma in Oklab from which a pixel has a hue of its own. */
const VIVID = 0.08;
/** The width in degrees of a bin in which hues are counted. */
const BIN = 5;
const BINS = 360 / BIN;
/** Two hues of one object are at least `least` degrees from each other, and at most `furthest`. */
const APART = { least: 20, furthest: 120 };
/** Between two colors a hue is found less often than this fraction of the rarer one. In shades of one color it is not. */
const VALLEY = 0.45;
/** Each of two colors has at least this fraction of the vivid pixels, in its bin and `BESIDE` bins on both sides. */
const LEAST = 0.12;
const BESIDE = 2;
/** What is enclosed has at most this fraction of the vivid pixels at the outline, and the surface `SURFACE` of them. */
const ENCLOSED = 0.1;
const SURFACE = 0.7;

/** The color of the surface of an object that encloses another color, as a cup encloses coffee. */
export interface Surface {
  /** Degrees. */
  readonly hue: number;
  /** The hue between the two colors; `side` is 1 if the surface has the larger hues. */
  readonly border: number;
  readonly side: 1 | -1;
}

/** True for a pixel of an object that has a pixel outside the object, or the edge of the picture, beside it. */
export const isAtOutline = ({ width, values }: Mask, pixel: number): boolean =>
  (values[pixel] ?? 0) >= 128 && besideOf(pixel, width).some((other) => (values[other] ?? 0) < 128);

/** Counts the hues of the vivid pixels in bins: of all of them, and of those at the outline of the object. */
const countHues = (picture: Picture, mask: Mask) => {
  const [all, outline] = [new Float64Array(BINS), new Float64Array(BINS)];
  mask.values.forEach((value, pixel) => {
    if (value < 128) return;
    const { hue, chroma } = toneAt(picture, pixel);
    if (chroma < VIVID) return;
    const bin = floor(((hue + 360) % 360) / BIN) % BINS;
    all[bin] = (all[bin] ?? 0) + 1;
    if (isAtOutline(mask, pixel)) outline[bin] = (outline[bin] ?? 0) + 1;
  });
  return { all, outline };
};

const at = (counts: Float64Array, bin: number): number => counts[(bin + BINS) % BINS] ?? 0;

const smoothed = (counts: Float64Array): Float64Array =>
  counts.map((count, bin) => (at(counts, bin - 1) + 2 * count + at(counts, bin + 1)) / 4);

const sumBetween = (counts: Float64Array, from: number, to: number): number => {
  let sum = 0;
  for (let bin = from; bin < to; bin++) sum += at(counts, bin);
  return sum;
};

/** The bins that are counted more often than their neighbours, and around which enough of the vivid pixels are. */
const peaksOf = (all: Float64Array, counts: Float64Array, vivid: number): readonly number[] =>
  Array.from({ length: BINS }, (_, bin) => bin).filter(
    (bin) =>
      at(counts, bin) > at(counts, bin - 1) &&
      at(counts, bin) >= at(counts, bin + 1) &&
      sumBetween(all, bin - BESIDE, bin + BESIDE + 1) >= LEAST * vivid,
  );

/** The rarest bin between two peaks; null if both are shades of one color. */
const valleyBetween = (counts: Float64Array, low: number, high: number): number | null => {
  let valley = low;
  for (let bin = low; bin <= high; bin++) if (at(counts, bin) < at(counts, valley)) valley = bin;
  return at(counts, valley) > VALLEY * min(at(counts, low), at(counts, high)) ? null : valley;
};

/** Finds the color of an object's surface if it encloses another clear color; null if it encloses none. */
export const surfaceOf = (picture: Picture, mask: Mask): Surface | null => {
  const { all, outline } = countHues(picture, mask);
  const counts = smoothed(all);
  const atOutline = max(1, sumBetween(outline, 0, BINS));
  const reach = APART.furthest / BIN;
  const peaks = peaksOf(all, counts, sumBetween(all, 0, BINS));
  const pairs = peaks.flatMap((low) =>
    peaks
      .map((bin) => [low, bin < low ? bin + BINS : bin] as const)
      .filter(([, high]) => high - low >= APART.least / BIN && high - low <= reach),
  );
  for (const [low, high] of pairs) {
    const valley = valleyBetween(counts, low, high);
    if (valley === null) continue;
    const below = sumBetween(outline, valley - reach, valley) / atOutline;
    const above = sumBetween(outline, valley, valley + reach) / atOutline;
    const border = (valley + 0.5) * BIN;
    if (above <= ENCLOSED && below >= SURFACE) return { hue: (low + 0.5) * BIN, border, side: -1 };
    if (below <= ENCLOSED && above >= SURFACE) return { hue: (high + 0.5) * BIN, border, side: 1 };
  }
  return null;
};
