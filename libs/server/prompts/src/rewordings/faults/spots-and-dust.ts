import type { Rewording } from '../rewording.ts';

/* “Remove spots and dust”: beside dust or scratches, and on a print or scan, the spots are not on somebody's skin. */

const OF_PRINTS = '(?:dust|scratches|scuffs|lint|hairs|creases|tears|fingerprints|mold|mould)';
const OF_SKIN = '(?!.*(?<!\\p{L})(?:face|skin|cheeks?|forehead|nose|chin|acne|pimples?)(?!\\p{L}))';

export const SPOTS_AND_DUST: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:the |all |any )?spots(?:,| and|, and| &| or) (?:the |all |any )?(?<dust>${OF_PRINTS})(?!\\p{L})${OF_SKIN}`,
      'giu',
    ),
    '$<dust>',
  ],
  [
    new RegExp(
      `(?<!\\p{L})spots(?<where> (?:from|off|on|in) (?:the|my|this|these|our) (?:old )?(?:photos?|pictures?|prints?|scans?|slides?|negatives?)(?!\\p{L}))${OF_SKIN}`,
      'giu',
    ),
    'dust and scratches$<where>',
  ],
];
