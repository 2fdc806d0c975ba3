import { part } from '../pixels/bands.ts';
import { denoisePicture } from '../pixels/denoise.ts';
import { enhanceTones } from '../pixels/enhance-tones.ts';
import { lumaBytes } from '../pixels/luma-bytes.ts';
import { noiseLevel } from '../pixels/noise-level.ts';
import { sharpenPicture } from '../pixels/sharpen.ts';
import type { Operation } from '../operation.ts';

const ENHANCEMENT = { castRemoved: 0.6, rangeShare: 0.8, exposureShare: 0.6, detail: 0.7, vibrance: 0.3 };
const GAIN_LIMITS = { low: 0.88, high: 1.14 };
/**
 * Noise is removed when its deviation (0–255) exceeds `tolerated`. The fraction `share` of the measured noise
 * is removed.
 */
const NOISE = { tolerated: 1.2, share: 0.8 };
const SHARPENING = { amount: 1.1, noiseShare: 1 };

/** Makes improvements that suit any picture: less noise, balanced light and color, crisp detail. */
export const improveQuality: Operation<'improve-quality'> = {
  id: 'improve-quality',
  title: 'improve quality',
  phase: 'correction',
  stage: 'Cleaning the picture',
  graded: true,
  example: 'Improve quality',
  async apply(picture, strength, context) {
    const report = (fraction: number): Promise<void> => context.report(fraction);
    const share = Math.min(1, strength);
    const noise = noiseLevel(lumaBytes(picture), picture.width);
    if (noise > NOISE.tolerated)
      await denoisePicture(picture, noise * NOISE.share * share, part(report, 0, 0.4));
    await context.report(0.4, 'Balancing light and color');
    await enhanceTones(
      picture,
      {
        castRemoved: ENHANCEMENT.castRemoved * share,
        gainLimits: GAIN_LIMITS,
        rangeShare: ENHANCEMENT.rangeShare * share,
        exposureShare: ENHANCEMENT.exposureShare * share,
        detail: ENHANCEMENT.detail * strength,
        vibrance: ENHANCEMENT.vibrance * strength,
      },
      part(report, 0.4, 0.7),
    );
    await context.report(0.7, 'Sharpening');
    const threshold = SHARPENING.noiseShare * noiseLevel(lumaBytes(picture), picture.width);
    return sharpenPicture(picture, { amount: SHARPENING.amount * strength, threshold }, part(report, 0.7, 1));
  },
};
