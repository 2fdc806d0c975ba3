import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "First the border, then round corners", "before you add the border round the corners": both are wished. */

export const BEFORE_CORNERS: readonly Rewording[] = [
  [
    wholePrompt(
      '(?:first )?(?:the |a )?border,? (?:and )?(?:then )?(?:the )?(?<corners>round(?:ed)? (?:the )?corners)',
    ),
    'white border, $<corners>',
  ],
  [
    wholePrompt('before (?:you )?add(?:ing)? (?:the |a )?border,? (?<corners>round (?:the )?corners)'),
    '$<corners>, add a white border',
  ],
  [
    wholePrompt(
      '(?:erst |zuerst )?(?:der |den |ein |einen )?(?:rand|rahmen),? (?:und )?(?:dann |danach )?(?:die )?(?<corners>(?:ab)?ge?rundete ecken|runde ecken)',
    ),
    'weißer Rand, $<corners>',
  ],
  [
    wholePrompt(
      '(?:primero )?(?:el |un )?borde,? (?:y )?(?:luego |después )?(?:las )?(?<corners>esquinas redond(?:ead)?as)',
    ),
    'borde blanco, $<corners>',
  ],
  [
    wholePrompt(
      "(?:d[’']abord )?(?:la |une )?bordure,? (?:et )?(?:puis |ensuite )?(?:les |des )?(?<corners>(?:coins|angles) arrondis)",
    ),
    'bordure blanche, $<corners>',
  ],
  [
    wholePrompt(
      '(?:primeiro )?(?:a |uma )?borda,? (?:e )?(?:depois )?(?:os )?(?<corners>cantos arredondados)',
    ),
    'borda branca, $<corners>',
  ],
  [
    wholePrompt(
      '(?:prima )?(?:il |un )?bordo,? (?:e )?(?:poi )?(?:gli )?(?<corners>angoli (?:arrotondati|smussati))',
    ),
    'bordo bianco, $<corners>',
  ],
];
