import { enhanceTones } from '../pixels/enhance-tones.ts';
import type { Operation } from './operation.ts';

const ENHANCEMENT = { castRemoved: 0.7, rangeShare: 0.8, exposureShare: 0.7, detail: 0.9, vibrance: 0.4 };
const GAIN_LIMITS = { low: 0.88, high: 1.14 };

/** Balanced white, full tonal range, pleasant exposure, local contrast without halos, richer muted colors. */
export const enhanceColors: Operation<'enhance-colors'> = {
  id: 'enhance-colors',
  title: 'enhance colors',
  phase: 'correction',
  stage: 'Balancing light and color',
  graded: true,
  example: 'Enhance colors',
  said: [
    /\b(?:enhanc\w*|improv\w*|boost\w*|intensify|richer|better|bring out|brilliant|bold(?:er)?|adjust|optimi[sz]e|punch up|lively|beautiful) (?:the |its |my |all |faded |overall |up )*(?:colou?rs?|tones?|lighting|light)\b/,
    /\bcolou?rs? (?:enhanc\w*|grad\w+|pop|boost|better|richer|more alive)\b/,
    /\b(?:pop|punchy|punchier|colou?rful|colou?rfully)\b/,
    /\b(?:washed[\s-]out|dull|lifeless|flat)\b/,
    /\b(?:beautify|nicer|stunning|amazing|gorgeous|look good|look great|professional)\b/,
  ],
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
