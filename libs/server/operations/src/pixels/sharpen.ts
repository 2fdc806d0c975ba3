import { inRows, type Report } from './bands.ts';
import { withoutClipping } from './highlights.ts';
import { lumaBytes } from './luma-bytes.ts';
import type { Picture } from './picture.ts';

const { max, min, sign } = Math;

/** The weights of a Gaussian of deviation 1.2, center first. */
const KERNEL = [0.3377, 0.2387, 0.0843, 0.0087] as const;
/** The maximum by which a sharpened tone may exceed its neighbours (0–255). More would be a visible halo. */
const OVERSHOOT = 14;

export interface Sharpening {
  /** The gain of the difference from the blurred picture. */
  readonly amount: number;
  /** Differences up to this value (0–255) count as noise and stay unchanged. */
  readonly threshold: number;
}

/**
 * Sharpens the luma of `picture`, in place. Colors keep their hue, noise is not amplified, and halos are
 * limited.
 */
export const sharpenPicture = async (
  picture: Picture,
  { amount, threshold }: Sharpening,
  report: Report,
): Promise<Picture> => {
  const { width, height, channels, data } = picture;
  const luma = lumaBytes(picture);
  const blurredColumn = new Float32Array(width);
  const [k0, k1, k2, k3] = KERNEL;
  const rowStart = (y: number): number => min(height - 1, max(0, y)) * width;
  await inRows(picture, report, (y, start) => {
    const rows = [-3, -2, -1, 0, 1, 2, 3].map((offset) => rowStart(y + offset));
    const [a3 = 0, a2 = 0, a1 = 0, row = 0, b1 = 0, b2 = 0, b3 = 0] = rows;
    for (let x = 0; x < width; x++) {
      blurredColumn[x] =
        k0 * (luma[row + x] ?? 0) +
        k1 * ((luma[a1 + x] ?? 0) + (luma[b1 + x] ?? 0)) +
        k2 * ((luma[a2 + x] ?? 0) + (luma[b2 + x] ?? 0)) +
        k3 * ((luma[a3 + x] ?? 0) + (luma[b3 + x] ?? 0));
    }
    for (let x = 0, at = start; x < width; x++, at += channels) {
      const left = x > 0 ? x - 1 : 0;
      const right = x < width - 1 ? x + 1 : x;
      const blurred =
        k0 * (blurredColumn[x] ?? 0) +
        k1 * ((blurredColumn[left] ?? 0) + (blurredColumn[right] ?? 0)) +
        k2 * ((blurredColumn[max(0, x - 2)] ?? 0) + (blurredColumn[min(width - 1, x + 2)] ?? 0)) +
        k3 * ((blurredColumn[max(0, x - 3)] ?? 0) + (blurredColumn[min(width - 1, x + 3)] ?? 0));
      const value = luma[row + x] ?? 0;
      const difference = value - blurred;
      if (difference <= threshold && difference >= -threshold) continue;
      const detail = difference - sign(difference) * threshold;
      const above = luma[a1 + x] ?? 0;
      const below = luma[b1 + x] ?? 0;
      const before = luma[row + left] ?? 0;
      const after = luma[row + right] ?? 0;
      const highest = max(value, above, below, before, after) + OVERSHOOT;
      const lowest = min(value, above, below, before, after) - OVERSHOOT;
      const change = min(highest, max(lowest, value + amount * detail)) - value;
      const brightest = max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      for (let channel = at; channel < at + 3; channel++) {
        const component = data[channel] ?? 0;
        data[channel] = withoutClipping(component + change, component, brightest);
      }
    }
  });
  return picture;
};
