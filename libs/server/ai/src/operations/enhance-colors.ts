import { enhanceTones } from '../pixels/enhance-tones.ts';
import type { Operation } from '../operation.ts';

const ENHANCEMENT = { castRemoved: 0.7, rangeShare: 0.8, exposureShare: 0.7, detail: 0.9, vibrance: 0.4 };
const GAIN_LIMITS = { low: 0.88, high: 1.14 };

/**
 * Balances white, uses the full tonal range and a pleasant exposure, adds local contrast without halos, and
 * enriches muted colors.
 */
export const enhanceColors: Operation<'enhance-colors'> = {
  id: 'enhance-colors',
  title: 'enhance colors',
  phase: 'correction',
  stage: 'Balancing light and color',
  graded: true,
  example: 'Enhance colors',
  apply(picture, strength, context) {
    const share = Math.min(1, strength);
    return enhanceTones(
      picture,
      {
        castRemoved: ENHANCEMENT.castRemoved * strength,
        gainLimits: GAIN_LIMITS,
        rangeShare: ENHANCEMENT.rangeShare * share,
        exposureShare: ENHANCEMENT.exposureShare * share,
        detail: ENHANCEMENT.detail * strength,
        vibrance: ENHANCEMENT.vibrance * strength,
      },
      (fraction) => context.report(fraction),
    );
  },
};
