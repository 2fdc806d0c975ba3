import { lumaOf, type Picture } from './picture.ts';

const { max, min } = Math;

/** What a picture's tones and colors are like; transparent pixels are left out. */
export interface ToneStatistics {
  /**
   * Per component 0–1: the mean under a Minkowski norm of 6, which leans towards the lights. The more vivid a
   * pixel, the less it counts: a red saucer says nothing about the lamp.
   */
  readonly lightColor: readonly [red: number, green: number, blue: number];
  /** 0–1: the darkest and brightest component value with a 0.4 % tail beyond it. */
  readonly blackPoint: number;
  readonly whitePoint: number;
  /** Mean luma, 0–1. */
  readonly meanLuma: number;
}

/** Power of the norm in "Shades of grey and color constancy" (Finlayson and Trezzi), which found 6 best. */
const NORM = 6;
const TAIL = 0.004;
/** What the most vivid pixel still counts, against 1 for a grey one. */
const LEAST_NEUTRALITY = 0.02;

const percentile = (histogram: Uint32Array, share: number): number => {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  const value = histogram.findIndex((count) => (seen += count) >= share * total);
  return value / 255;
};

/** Statistics of a picture, best of a few hundred pixels a side. */
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
