import type { Picture } from '../pixels/picture.ts';
import { seededRandom } from '../pixels/seeded-random.ts';

/**
 * Calls `visit` for each row from the top with its red, green and blue values (0–255). The same arrays may be
 * reused for each row.
 */
export type Background = (visit: (y: number, rows: readonly Float32Array[]) => void) => void;

/** The amplitude (0–255) of the noise that prevents banding in smooth areas. */
const DITHER = 1.2;

/** Alpha up to this value is a remainder of the old background and counts as 0. */
const FAINT = 6;

/** Draws a cut-out (RGBA) over a background of its size; the result is opaque. */
export const layOver = (cut: Picture, background: Background, seed: number): Picture => {
  const { width, height, data } = cut;
  const laid = new Uint8ClampedArray(width * height * 3);
  const random = seededRandom(seed);
  background((y, [red, green, blue]) => {
    let at = y * width * 4;
    let to = y * width * 3;
    for (let x = 0; x < width; x++, at += 4, to += 3) {
      const alpha = Math.max(0, ((data[at + 3] ?? 0) - FAINT) / (255 - FAINT));
      const grain = (random() - 0.5) * DITHER;
      const behindRed = (red?.[x] ?? 0) + grain;
      const behindGreen = (green?.[x] ?? 0) + grain;
      const behindBlue = (blue?.[x] ?? 0) + grain;
      laid[to] = behindRed + ((data[at] ?? 0) - behindRed) * alpha;
      laid[to + 1] = behindGreen + ((data[at + 1] ?? 0) - behindGreen) * alpha;
      laid[to + 2] = behindBlue + ((data[at + 2] ?? 0) - behindBlue) * alpha;
    }
  });
  return { width, height, channels: 3, data: laid };
};
