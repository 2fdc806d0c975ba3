import type { Rewording } from '../rewording.ts';

/* “Lose about 10 percent off the left”: spoken words for cutting off at a side. */

const MUCH = '(?<much>\\d+ ?(?:%|percent|per cent|px|pixels?))';
const SIDE =
  '(?=(?:off|from|at|on) (?:the )?(?:very )?(?:top|bottom|left|right|sides?|edges?|each|every|both|all)(?!\\p{L}))';

export const LOST_AT_SIDES: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:lose|knock|drop|lop|nip) (?:about |around |roughly |maybe )?|(?:cut|trim|crop|shave|chop|take) (?:about|around|roughly|maybe) )${MUCH} ${SIDE}`,
      'giu',
    ),
    'cut $<much> ',
  ],
];
