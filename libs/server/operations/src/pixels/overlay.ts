import type { Rgb } from './grade.ts';
import { lumaOf, type Picture, type Plane } from './picture.ts';

const { floor, hypot, max, min, sqrt } = Math;

/** Draws lines in ink of `color`, in place (RGB). `lines` is 1 for paper and 0 for ink. */
export const drawInk = ({ data }: Picture, lines: Plane, color: Rgb, share: number): void => {
  lines.values.forEach((paper, i) => {
    const ink = (1 - paper) * share;
    for (const channel of [0, 1, 2] as const) {
      const under = data[i * 3 + channel] ?? 0;
      data[i * 3 + channel] = under + (color[channel] * 255 - under) * ink;
    }
  });
};

export interface Halftone {
  /** The distance between dots in pixels. */
  readonly pitch: number;
  readonly angle: number;
  /** The tones (0–1) between which dots are printed. Darker tones are solid. */
  readonly lightest: number;
  readonly darkest: number;
  /** The fraction by which dots are darker than the space between them. */
  readonly depth: number;
}

/**
 * Prints dots whose size grows with darkness, in place (RGB). The picture becomes lighter between the dots
 * and darker where a dot is printed.
 */
export const printDots = (
  { width, height, data }: Picture,
  { pitch, angle, lightest, darkest, depth }: Halftone,
): void => {
  const [cos, sin] = [Math.cos(angle) / pitch, Math.sin(angle) / pitch];
  const edge = max(0.08, 0.8 / pitch);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const tone = lumaOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) / 255;
      if (tone >= lightest || tone <= darkest) continue;
      const u = x * cos + y * sin;
      const v = y * cos - x * sin;
      const distance = hypot(u - floor(u) - 0.5, v - floor(v) - 0.5);
      const radius = 0.62 * sqrt((lightest - tone) / (lightest - darkest));
      const dot = min(1, max(0, (radius - distance) / edge + 0.5));
      // The tone changes on and between the dots, so that it is the same from a distance.
      const cover = min(1, Math.PI * radius * radius);
      const gain = 1 + depth * (cover - dot);
      data[at] = (data[at] ?? 0) * gain;
      data[at + 1] = (data[at + 1] ?? 0) * gain;
      data[at + 2] = (data[at + 2] ?? 0) * gain;
    }
  }
};
