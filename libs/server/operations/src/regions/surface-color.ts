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
/** Two hues of one object are at least `apart` degrees from each other, and at most `furthest`. */
const APART = { least: 20, furthest: 120 };
/** Between two colors a hue is found less often than this fraction of the rarer one. In shades of one color it is not. */
const VALLEY = 0.45;
/** The minimum fraction of the vivid pixels that each of two colors has, in its bin and so many on both sides. */
const LEAST = 0.12;
const BESIDE = 2;
/** What is enclosed has at most this fraction of the vivid pixels at the outline, and the surface `SURFACE` of them. */
const ENCLOSED = 0.1;
const SURFACE = 0.7;

/** The color of an object's surface, when it encloses another one, as a cup encloses coffee. */
export interface Surface {
  /** Degrees. */
  readonly hue: number;
  /** The hue between the two colors; `side` is 1 if the surface has the larger hues. */
  readonly border: number;
  readonly side: 1 | -1;
}

/** True for a pixel of an object with one beside it that is none, or no pixel at all. */
export const isAtOutline = ({ width, values }: Mask, pixel: number): boolean =>
  (values[pixel] ?? 0) >= 128 && besideOf(pixel, width).some((other) => (values[other] ?? 0) < 128);

/** The hues of the vivid pixels, counted in bins, those at the outline of the object also apart. */
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

/** The color of the surface of an object which encloses another clear color; null if none is enclosed. */
export const surfaceOf = (picture: Picture, mask: Mask): Surface | null => {
  const { all, outline } = countHues(picture, mask);
  const counts = smoothed(all);
  const vivid = sumBetween(all, 0, BINS);
  const atOutline = sumBetween(outline, 0, BINS);
  const reach = APART.furthest / BIN;
  const peaks = Array.from({ length: BINS }, (_, bin) => bin).filter(
    (bin) =>
      at(counts, bin) > at(counts, bin - 1) &&
      at(counts, bin) >= at(counts, bin + 1) &&
      sumBetween(all, bin - BESIDE, bin + BESIDE + 1) >= LEAST * vivid,
  );
  for (const low of peaks) {
    for (const high of peaks.map((bin) => (bin < low ? bin + BINS : bin))) {
      if (high - low < APART.least / BIN || high - low > reach) continue;
      let valley = low;
      for (let bin = low; bin <= high; bin++) if (at(counts, bin) < at(counts, valley)) valley = bin;
      if (at(counts, valley) > VALLEY * min(at(counts, low), at(counts, high))) continue;
      const [below, above] = [
        [valley - reach, valley],
        [valley, valley + reach],
      ] as const;
      const [shareBelow = 0, shareAbove = 0] = [below, above].map(
        (range) => sumBetween(outline, ...range) / max(1, atOutline),
      );
      const border = (valley + 0.5) * BIN;
      if (shareAbove <= ENCLOSED && shareBelow >= SURFACE)
        return { hue: (low + 0.5) * BIN, border, side: -1 };
      if (shareBelow <= ENCLOSED && shareAbove >= SURFACE)
        return { hue: (high + 0.5) * BIN, border, side: 1 };
    }
  }
  return null;
};
