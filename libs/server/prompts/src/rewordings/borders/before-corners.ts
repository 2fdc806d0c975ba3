import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "First the border, then round corners", "before you add the border round the corners": both are wished. */

export const BEFORE_CORNERS: readonly Rewording[] = [
  [
    word(
      '(?:first )?(?:the |a )?border,? (?:and )?(?:then )?(?:the )?(?<corners>round(?:ed)? (?:the )?corners)',
    ),
    'white border, $<corners>',
  ],
  [
    word('before (?:you )?add(?:ing)? (?:the |a )?border,? (?<corners>round (?:the )?corners)'),
    '$<corners>, add a white border',
  ],
  [
    word(
      '(?:erst |zuerst )?(?:der |den |ein |einen )?(?:rand|rahmen),? (?:und )?(?:dann |danach )?(?:die )?(?<corners>(?:ab)?ge?rundete ecken|runde ecken)',
    ),
    'weißer Rand, $<corners>',
  ],
  [
    word(
      '(?:primero )?(?:el |un )?borde,? (?:y )?(?:luego |después )?(?:las )?(?<corners>esquinas redond(?:ead)?as)',
    ),
    'borde blanco, $<corners>',
  ],
  [
    word(
      "(?:d[’']abord )?(?:la |une )?bordure,? (?:et )?(?:puis |ensuite )?(?:les |des )?(?<corners>(?:coins|angles) arrondis)",
    ),
    'bordure blanche, $<corners>',
  ],
  [
    word('(?:primeiro )?(?:a |uma )?borda,? (?:e )?(?:depois )?(?:os )?(?<corners>cantos arredondados)'),
    'borda branca, $<corners>',
  ],
  [
    word(
      '(?:prima )?(?:il |un )?bordo,? (?:e )?(?:poi )?(?:gli )?(?<corners>angoli (?:arrotondati|smussati))',
    ),
    'bordo bianco, $<corners>',
  ],
];
