import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/* "Maybe a darker shirt? navy": the color says what "darker" means. */

const GARMENT = '(?<what>shirt|t-?shirt|dress|jacket|coat|sweater|blouse|suit|trousers|pants|skirt|hat|tie)';

export const GARMENT_TO_COLOR: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=^|[.,;!?] ?)(?:(?:maybe|perhaps|please|how about|what about) )?(?:an? )?(?:darker|lighter|brighter) ${GARMENT} ?[,?:.]+ ?(?:(?:maybe|like|say|in) )?(?<color>${COLOR_WORD})(?: blue)?(?=\\s*(?:[.,;!?]|$))`,
      'giu',
    ),
    'make the $<what> $<color>',
  ],
];
