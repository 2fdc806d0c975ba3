import { lumaOf, type Picture, reduced } from './picture.ts';
import type { Grade } from './grade.ts';
import { withoutClipping } from './highlights.ts';

const { abs, max, min } = Math;

/** Measurements of a picture's tones and colors. Transparent pixels are ignored. */
export interface ToneStatistics {
  /**
   * The color of the light (0–1 per component): the mean under a Minkowski norm of 6, which favors bright
   * pixels. Vivid pixels have less weight, because a red saucer says nothing about the lamp.
   */
  readonly lightColor: readonly [red: number, green: number, blue: number];
  /** The black point and the white point (0–1): 0.4 % of all component values are beyond each of them. */
  readonly blackPoint: number;
  readonly whitePoint: number;
  /** Mean luma, 0–1. */
  readonly meanLuma: number;
}

/**
 * The power of the norm. "Shades of grey and color constancy" (Finlayson and Trezzi) found that 6 works best.
 */
const NORM = 6;
const TAIL = 0.004;
/** The longer side of the small copy that `tonesOf` measures. */
const MEASURED_SIDE = 320;
/**
 * The weight of a pixel in the color of the light: 1 for a gray one, and `least` for the most vivid one. It
 * falls so steeply that a vivid wall which fills most of the picture outweighs no grays and no skin.
 */
const NEUTRALITY = { power: 4, least: 0.0005 };
/**
 * A picture whose bright pixels are all vivid does not tell the color of its light. Below this neutrality of
 * bright pixels the less of a cast is measured, the lower it is.
 */
const LEAST_TOLD = 0.05;

const percentile = (histogram: Uint32Array, share: number): number => {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  const value = histogram.findIndex((count) => (seen += count) >= share * total);
  return value / 255;
};

/** Measures a picture. A size of a few hundred pixels a side is enough. */
export const toneStatistics = ({ data, channels }: Picture): ToneStatistics => {
  const histograms = [new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)];
  const powers = [0, 0, 0];
  let luma = 0;
  let count = 0;
  let neutrality = 0;
  let [bright, brightNeutral] = [0, 0];
  for (let at = 0; at < data.length; at += channels) {
    if (channels === 4 && (data[at + 3] ?? 0) < 128) continue;
    const highest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const lowest = min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const share = highest === 0 ? 0 : lowest / highest;
    const neutral = NEUTRALITY.least + share ** NEUTRALITY.power;
    neutrality += neutral;
    bright += highest ** 3;
    brightNeutral += highest ** 3 * share ** 2;
    histograms.forEach((histogram, channel) => {
      const value = data[at + channel] ?? 0;
      histogram[value] = (histogram[value] ?? 0) + 1;
      powers[channel] = (powers[channel] ?? 0) + neutral * (value / 255) ** NORM;
    });
    luma += lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
    count++;
  }
  if (count === 0) return { lightColor: [1, 1, 1], blackPoint: 0, whitePoint: 1, meanLuma: 0.5 };
  const norm = (channel: number): number => ((powers[channel] ?? 0) / neutrality) ** (1 / NORM);
  const mean = (norm(0) + norm(1) + norm(2)) / 3;
  const told = bright === 0 ? 1 : min(1, brightNeutral / bright / LEAST_TOLD);
  const light = (channel: number): number => mean + told * (norm(channel) - mean);
  return {
    lightColor: [light(0), light(1), light(2)],
    blackPoint: min(...histograms.map((histogram) => percentile(histogram, TAIL))),
    whitePoint: max(...histograms.map((histogram) => percentile(histogram, 1 - TAIL))),
    meanLuma: luma / count,
  };
};

/** Measures a small copy of a picture. */
export const tonesOf = (picture: Picture): ToneStatistics => toneStatistics(reduced(picture, MEASURED_SIDE));

/** The longer side of the copy on which light is measured. */
const LIGHT_SIDE = 160;
/** The number of bisection steps. More steps would make no visible difference. */
const STEPS = 14;

/** The mean luma (0–1) of a picture after `grade`. */
const meanAfter = ({ data, channels }: Picture, grade: Grade): number => {
  let sum = 0;
  for (let at = 0; at < data.length; at += channels) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const highest = max(red, green, blue);
    const graded = grade([red / 255, green / 255, blue / 255]).map((value, channel) =>
      min(1, max(0, withoutClipping(255 * value, data[at + channel] ?? 0, highest) / 255)),
    );
    sum += lumaOf(graded[0] ?? 0, graded[1] ?? 0, graded[2] ?? 0);
  }
  return (sum * channels) / data.length;
};

/**
 * The strength (0 to `strongest`) at which `gradeAt` multiplies the mean luma of a picture by `factor`, or
 * comes closest to this factor. A stronger grade must change the light more.
 */
export const strengthForChange = (
  picture: Picture,
  factor: number,
  gradeAt: (strength: number) => Grade,
  strongest: number,
): number => {
  const small = reduced(picture, LIGHT_SIDE);
  const before = meanAfter(small, (color) => color);
  const wanted = abs(before * (factor - 1));
  let [low, high] = [0, strongest];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (abs(meanAfter(small, gradeAt(middle)) - before) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};
