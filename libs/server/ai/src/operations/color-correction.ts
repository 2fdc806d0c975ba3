import { enhanceTones } from '../pixels/enhance-tones.ts';
import type { Operation } from '../operation.ts';

/** Removes most of the color cast; corrects range and exposure only as far as colors need it. */
const CORRECTION = { castRemoved: 0.8, rangeShare: 0.8, exposureShare: 0.4, detail: 0.25, vibrance: 0.25 };
const GAIN_LIMITS = { low: 0.75, high: 1.33 };

/** Gives neutral whites, a full range of tones and natural saturation. */
export const colorCorrection: Operation<'color-correction'> = {
  id: 'color-correction',
  title: 'color correction',
  phase: 'correction',
  stage: 'Balancing the white',
  graded: true,
  example: 'Correct the colors',
  apply(picture, strength, context) {
    const share = Math.min(1, strength);
    return enhanceTones(
      picture,
      {
        castRemoved: Math.min(1, CORRECTION.castRemoved * strength),
        gainLimits: GAIN_LIMITS,
        rangeShare: CORRECTION.rangeShare * share,
        exposureShare: CORRECTION.exposureShare * share,
        detail: CORRECTION.detail * strength,
        vibrance: CORRECTION.vibrance * strength,
      },
      (fraction) => context.report(fraction),
    );
  },
};
