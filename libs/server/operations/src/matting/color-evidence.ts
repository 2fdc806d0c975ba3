import { boxFilter } from '../pixels/box-filter.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { floatsFrom } from '../pixels/computed.ts';

const { ceil, exp, floor, log, max, min } = Math;

/** A pixel with at least this likelihood shows a color of the subject. */
const SUBJECT = 0.9;
/** A pixel with at most this likelihood shows a color of the background. */
const BACKGROUND = 0.08;
/** Colors are compared with those within this distance, as a fraction of the longer side. */
const REACH = 0.25;
/** The side of the squares whose pixels are compared with the same colors. */
const SQUARE = 16;
/** Every n-th pixel of every n-th row is a sample, and at most `MOST` samples of a kind are compared. */
const STEP = 4;
const MOST = 150;
/** With fewer samples of a kind than this, colors say nothing. */
const LEAST = 30;
/** Colors that differ by much more than this (0–255) are different. */
const DIFFERENT = 16;
/** The weight of a difference in brightness, which changes with shade, relative to one in hue. */
const BRIGHTNESS = 0.7;
/** A small density that is added to both, so that a color which occurs in neither says nothing. */
const SELDOM = 2e-3;
/** The strongest evidence for or against the subject. */
const STRONGEST = 3;
/** Pixels further than this from any likely pixel are not examined. */
const AROUND = 6;

/** Brightness and two opponent colors of each pixel. */
const opponentColors = ({ data, channels }: Picture, count: number): Float32Array => {
  const colors = new Float32Array(count * 3);
  for (let pixel = 0; pixel < count; pixel++) {
    const [red, green, blue] = [0, 1, 2].map((channel) => data[pixel * channels + channel] ?? 0);
    const [r, g, b] = [red ?? 0, green ?? 0, blue ?? 0];
    colors[pixel * 3] = BRIGHTNESS * (0.299 * r + 0.587 * g + 0.114 * b);
    colors[pixel * 3 + 1] = r - g;
    colors[pixel * 3 + 2] = (r + g) / 2 - b;
  }
  return colors;
};

/** The density of a set of colors at the color of a pixel, between 0 and 1. */
const densityAt = (set: Float32Array, colors: Float32Array, pixel: number): number => {
  const [one, two, three] = [colors[pixel * 3] ?? 0, colors[pixel * 3 + 1] ?? 0, colors[pixel * 3 + 2] ?? 0];
  let sum = 0;
  for (let at = 0; at < set.length; at += 3) {
    const distance =
      ((set[at] ?? 0) - one) ** 2 + ((set[at + 1] ?? 0) - two) ** 2 + ((set[at + 2] ?? 0) - three) ** 2;
    if (distance < 20 * DIFFERENT * DIFFERENT) sum += exp(-distance / (2 * DIFFERENT * DIFFERENT));
  }
  return (sum * 3) / set.length;
};

/**
 * How much the color of each pixel speaks for the subject (above 0) or for the background (below 0): the
 * logarithm of the ratio of the densities of this color among the sure pixels of both within reach. It is 0
 * where there are too few of them. The planes have the same size.
 */
export const colorEvidence = (picture: Picture, likely: Plane): Float32Array => {
  const { width, height, values } = likely;
  const colors = opponentColors(picture, width * height);
  const near = boxFilter({ width, height, values: values.map((value) => (value > 0.03 ? 1 : 0)) }, AROUND);
  const samples: readonly [front: number[], behind: number[]] = [[], []];
  for (let y = 0; y < height; y += STEP) {
    for (let x = 0; x < width; x += STEP) {
      const value = values[y * width + x] ?? 0;
      if (value >= SUBJECT) samples[0].push(y * width + x);
      else if (value <= BACKGROUND) samples[1].push(y * width + x);
    }
  }
  const reach = REACH * max(width, height);
  const colorsAround = (pixels: readonly number[], x: number, y: number): Float32Array | null => {
    const within = pixels.filter(
      (at) => ((at % width) - x) ** 2 + (floor(at / width) - y) ** 2 <= reach ** 2,
    );
    if (within.length < LEAST) return null;
    const every = max(1, within.length / MOST);
    const chosen = within.filter((_, index) => floor(index / every) !== floor((index - 1) / every));
    return floatsFrom(
      { length: chosen.length * 3 },
      (_, at) => colors[(chosen[floor(at / 3)] ?? 0) * 3 + (at % 3)] ?? 0,
    );
  };
  const evidence = new Float32Array(width * height);
  for (let square = 0; square < ceil(width / SQUARE) * ceil(height / SQUARE); square++) {
    const left = (square % ceil(width / SQUARE)) * SQUARE;
    const top = floor(square / ceil(width / SQUARE)) * SQUARE;
    const front = colorsAround(samples[0], left + SQUARE / 2, top + SQUARE / 2);
    const behind = front && colorsAround(samples[1], left + SQUARE / 2, top + SQUARE / 2);
    if (front === null || behind === null) continue;
    for (let y = top; y < min(height, top + SQUARE); y++) {
      for (let pixel = y * width + left; pixel < y * width + min(width, left + SQUARE); pixel++) {
        if ((near.values[pixel] ?? 0) < 1e-4) continue;
        const [own, other] = [densityAt(front, colors, pixel), densityAt(behind, colors, pixel)];
        evidence[pixel] = max(-STRONGEST, min(STRONGEST, log((own + SELDOM) / (other + SELDOM))));
      }
    }
  }
  return evidence;
};
