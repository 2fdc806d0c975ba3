import { noiseField } from './noise-field.ts';
import type { Plane } from './picture.ts';

const { abs, cos, floor, max, min, sin } = Math;

export interface Hatching {
  /** The distance between strokes in pixels. */
  readonly spacing: number;
  /** The direction of the strokes in radians from the horizontal. */
  readonly angle: number;
  readonly seed: number;
}

/** The length of a stroke as a multiple of the spacing. */
const LENGTH = 64;

/**
 * Parallel pencil strokes that are uneven in pressure and direction: 1 where the pencil has passed, 0 on bare
 * paper.
 */
export const hatching = (width: number, height: number, { spacing, angle, seed }: Hatching): Plane => {
  const values = new Float32Array(width * height);
  const [along, across] = [cos(angle), sin(angle)];
  const bend = noiseField(width, height, { scale: spacing * 30, octaves: 2, seed }).values;
  const pressure = noiseField(width, height, { scale: spacing * 1.4, octaves: 2, seed: seed + 7 }).values;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const u = (x * along + y * across) / spacing;
      const v = (y * along - x * across) / spacing + ((bend[i] ?? 0) - 0.5) * 9;
      const stroke = floor(v);
      // Each stroke begins at a different place and fades at both ends.
      const start = abs(sin(stroke * 12.9898 + seed) * 43_758.5453) % 1;
      const way = (((u / LENGTH + start) % 1) + 1) % 1;
      const ends = min(1, 6 * min(way, 1 - way));
      const profile = 1 - abs(2 * (v - stroke) - 1);
      values[i] = min(1, max(0, (0.3 + 1.2 * profile) * ends * (0.45 + 1.1 * (pressure[i] ?? 0))));
    }
  }
  return { width, height, values };
};
