import { lumaOf, type Picture } from './picture.ts';

const { max, min } = Math;

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
/** The weight of the most vivid pixel, relative to a weight of 1 for a grey pixel. */
const LEAST_NEUTRALITY = 0.02;

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
  for (let at = 0; at < data.length; at += channels) {
    if (channels === 4 && (data[at + 3] ?? 0) < 128) continue;
    const highest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const lowest = min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
    const neutral = LEAST_NEUTRALITY + (highest === 0 ? 0 : (lowest / highest) ** 2);
    neutrality += neutral;
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
  return {
    lightColor: [norm(0), norm(1), norm(2)],
    blackPoint: min(...histograms.map((histogram) => percentile(histogram, TAIL))),
    whitePoint: max(...histograms.map((histogram) => percentile(histogram, 1 - TAIL))),
    meanLuma: luma / count,
  };
};
