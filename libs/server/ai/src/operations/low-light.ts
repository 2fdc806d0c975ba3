import { inBands, part } from '../pixels/bands.ts';
import { denoisePicture } from '../pixels/denoise.ts';
import { lumaBase } from '../pixels/guided-filter.ts';
import { lumaBytes } from '../pixels/luma-bytes.ts';
import { noiseLevel } from '../pixels/noise-level.ts';
import { withoutClipping } from '../pixels/highlights.ts';
import { enlargedRows, lumaOf, resample, sizeWithin } from '../pixels/picture.ts';
import { toneStatistics } from '../pixels/statistics.ts';
import type { Operation } from '../operation.ts';

const { log, max, min } = Math;

/** The guided filter that computes the base layer to brighten, on a copy whose longer side is `maxSide`. */
const BASE = { radius: 24, epsilon: 0.01, maxSide: 640 };
/** The target of the mean luma. */
const TARGET_MEAN = 0.46;
/** The limits of the exponent that leads to the target. An exponent of 1 would change nothing. */
const EXPONENT_LIMITS = { low: 0.38, high: 0.75 };
/** The maximum gain of the darkest tones. A larger gain would show only noise. */
const LARGEST_GAIN = 5;
/** Noise of this deviation (0–255) may remain in the result. */
const TOLERATED_NOISE = 3;

/**
 * Brightens shadows and then removes the noise that became visible. Whole areas are brightened alike, so that
 * their detail stays.
 */
export const lowLight: Operation<'low-light'> = {
  id: 'low-light',
  title: 'low light',
  phase: 'correction',
  stage: 'Lighting the shadows',
  graded: true,
  example: 'Fix the low light',
  async apply(picture, strength, context) {
    const { width, height, channels, data } = picture;
    const analysed = sizeWithin(picture, BASE.maxSide);
    const small = resample(picture, analysed.width, analysed.height);
    const { slope, offset } = lumaBase(small, BASE.radius, BASE.epsilon);
    const { meanLuma } = toneStatistics(small);
    const wanted = log(TARGET_MEAN) / log(min(0.9, max(0.02, meanLuma)));
    const exponent = 1 - (1 - min(EXPONENT_LIMITS.high, max(EXPONENT_LIMITS.low, wanted))) * strength;
    const noise = noiseLevel(lumaBytes(picture), width) * min(LARGEST_GAIN, meanLuma ** (exponent - 1));
    const rowAt = enlargedRows([slope, offset], width, height);
    await inBands(
      height,
      (top, bottom) => {
        for (let y = top, at = top * width * channels; y < bottom; y++) {
          const [slopes, offsets] = rowAt(y);
          for (let x = 0; x < width; x++, at += channels) {
            const red = data[at] ?? 0;
            const green = data[at + 1] ?? 0;
            const blue = data[at + 2] ?? 0;
            const luma = lumaOf(red, green, blue);
            const base = max(0.004, ((slopes?.[x] ?? 0) * luma) / 255 + (offsets?.[x] ?? 0));
            const gain = min(LARGEST_GAIN, max(1, base ** (exponent - 1)));
            // The gain decreases towards white, so that lamps and skies keep their detail.
            const light = 1 + (gain - 1) * (1 - (luma / 255) ** 2);
            const highest = max(red, green, blue);
            data[at] = withoutClipping(red * light, highest);
            data[at + 1] = withoutClipping(green * light, highest);
            data[at + 2] = withoutClipping(blue * light, highest);
          }
        }
      },
      part((fraction) => context.report(fraction), 0.2, 0.6),
    );
    if (noise <= TOLERATED_NOISE) return picture;
    return denoisePicture(
      picture,
      noise,
      part((fraction) => context.report(fraction), 0.6, 1),
    );
  },
};
