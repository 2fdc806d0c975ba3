import { toOklab } from '../pixels/palettes.ts';
import type { Picture } from '../pixels/picture.ts';

const { atan2, hypot, PI } = Math;

/** The color of a pixel in Oklab. */
export interface Tone {
  /** 0–1. */
  readonly lightness: number;
  /** Degrees. */
  readonly hue: number;
  readonly chroma: number;
}

export const toneAt = ({ data, channels }: Picture, pixel: number): Tone => {
  const at = pixel * channels;
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const [lightness, a, b] = toOklab([red / 255, green / 255, blue / 255]);
  return { lightness, hue: (atan2(b, a) * 180) / PI, chroma: hypot(a, b) };
};
