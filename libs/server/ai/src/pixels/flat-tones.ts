import { vibranceGain } from './grade.ts';
import { lumaOf, type Picture } from './picture.ts';

const { exp, floor, min } = Math;

export interface FlatTones {
  /** The number of tones between black and white. */
  readonly count: number;
  /** The steepness of the transition between tones: 9 is soft, 16 hard. */
  readonly hardness: number;
  /** How far tones are moved to the steps, 0–1. */
  readonly share: number;
  /** The added saturation of muted colors, and the factor for all. */
  readonly vibrance: number;
  readonly gain: number;
}

/** Reduces tones to steps and enriches colors, in place (RGB). */
export const flatTones = ({ data }: Picture, { count, hardness, share, vibrance, gain }: FlatTones): void => {
  // With soft steps even the lowest and the highest tone would miss black and white, so the result is scaled.
  const half = 1 / (1 + exp(hardness / 2));
  for (let at = 0; at < data.length; at += 3) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const luma = lumaOf(red, green, blue);
    const step = (luma / 255) * count;
    const level = min(count - 1, floor(step));
    const within = 1 / (1 + exp(-(step - level - 0.5) * hardness));
    const flat = level + (within - half) / (1 - 2 * half);
    const tone = luma + ((flat / count) * 255 - luma) * share;
    const spread = gain * vibranceGain(red, green, blue, vibrance) * (tone / (luma + 1));
    data[at] = tone + (red - luma) * spread;
    data[at + 1] = tone + (green - luma) * spread;
    data[at + 2] = tone + (blue - luma) * spread;
  }
};
