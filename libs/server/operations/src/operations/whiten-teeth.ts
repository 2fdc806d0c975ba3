import { lumaOf, type Picture } from '../pixels/picture.ts';
import type { Mask } from '../operation.ts';
import { rednessOf } from '../regions/tooth-colors.ts';

const { max, min } = Math;

/** The fraction of a tooth's color that is removed at strength 1. */
const LESS_YELLOW = 0.72;
/** The maximum difference of channels, as a fraction of the brightest, that is removed. More of it is warm light. */
const MOST_REMOVED = 0.22;
/** How much brighter a tooth of middle brightness becomes, and the brightness (0–1) that no tooth exceeds. */
const BRIGHTER = 0.36;
const WHITEST = 0.93;
/** Redness up to the first value is that of teeth, and from the second on that of gums and lips. */
const REDNESS = { teeth: 0.13, gums: 0.19 };
const MOST_STRENGTH = 1.5;

type Rgb = readonly [number, number, number];

/**
 * The color (0–255) of a tooth after whitening by `strength`: less yellow and slightly brighter. Colors of gums and lips
 * stay, and nothing becomes white paper.
 */
export const whitened = ([red, green, blue]: Rgb, strength: number): Rgb => {
  const redness = rednessOf(red, green, blue);
  const tooth = 1 - min(1, max(0, (redness - REDNESS.teeth) / (REDNESS.gums - REDNESS.teeth)));
  const amount = min(MOST_STRENGTH, max(0, strength)) * tooth;
  const luma = lumaOf(red, green, blue);
  const light = luma / 255;
  const brighter = 255 * (light + max(0, WHITEST - light) * light * BRIGHTER * amount);
  const colorful = (max(red, green, blue) - min(red, green, blue)) / max(1, red, green, blue);
  const kept = 1 - min(0.95, LESS_YELLOW * amount, (MOST_REMOVED * amount) / max(0.01, colorful));
  const white = (value: number): number => max(0, brighter + (value - luma) * kept);
  // A channel above white would lose its texture, so that all channels move towards the brightness instead.
  const most = max(white(red), white(green), white(blue));
  const fit = most > 255 && most > brighter ? (255 - brighter) / (most - brighter) : 1;
  const fitted = (value: number): number => brighter + (white(value) - brighter) * fit;
  return [fitted(red), fitted(green), fitted(blue)];
};

/** Whitens the teeth that a mask marks, in place. */
export const whitenTeeth = ({ channels, data }: Picture, { values }: Mask, strength: number): void => {
  for (let pixel = 0, at = 0; pixel < values.length; pixel++, at += channels) {
    const share = (values[pixel] ?? 0) / 255;
    if (share === 0) continue;
    const color: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    whitened(color, strength).forEach((value, channel) => {
      data[at + channel] = (color[channel] ?? 0) * (1 - share) + value * share;
    });
  }
};
