import type { Rewording } from '../rewording.ts';

/* "First the border, then round corners", "before you add the border round the corners": both are wished. */

const whole = (said: string): RegExp => new RegExp(`^\\s*(?:${said})[\\s.!]*$`, 'giu');

export const BEFORE_CORNERS: readonly Rewording[] = [
  [
    whole(
      '(?:first )?(?:the |a )?border,? (?:and )?(?:then )?(?:the )?(?<corners>round(?:ed)? (?:the )?corners)',
    ),
    'white border, $<corners>',
  ],
  [
    whole('before (?:you )?add(?:ing)? (?:the |a )?border,? (?<corners>round (?:the )?corners)'),
    '$<corners>, add a white border',
  ],
  [
    whole(
      '(?:erst |zuerst )?(?:der |den |ein |einen )?(?:rand|rahmen),? (?:und )?(?:dann |danach )?(?:die )?(?<corners>(?:ab)?ge?rundete ecken|runde ecken)',
    ),
    'weißer Rand, $<corners>',
  ],
  [
    whole(
      '(?:primero )?(?:el |un )?borde,? (?:y )?(?:luego |después )?(?:las )?(?<corners>esquinas redond(?:ead)?as)',
    ),
    'borde blanco, $<corners>',
  ],
  [
    whole(
      "(?:d[’']abord )?(?:la |une )?bordure,? (?:et )?(?:puis |ensuite )?(?:les |des )?(?<corners>(?:coins|angles) arrondis)",
    ),
    'bordure blanche, $<corners>',
  ],
  [
    whole('(?:primeiro )?(?:a |uma )?borda,? (?:e )?(?:depois )?(?:os )?(?<corners>cantos arredondados)'),
    'borda branca, $<corners>',
  ],
  [
    whole(
      '(?:prima )?(?:il |un )?bordo,? (?:e )?(?:poi )?(?:gli )?(?<corners>angoli (?:arrotondati|smussati))',
    ),
    'bordo bianco, $<corners>',
  ],
];
