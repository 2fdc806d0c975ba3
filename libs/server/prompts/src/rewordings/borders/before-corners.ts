import { wholePrompt } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "First the border, then round corners", "before you add the border round the corners": both are wished. */

const pixels = (number: unknown): string =>
  /\d$/u.test(String(number)) ? `${String(number)} px` : String(number);
/** "Rounded corners 20, border 10": the border is another wish than the corners, and both numbers are pixels. */
const WITH_WIDTHS: readonly Rewording[] = (
  [
    ['round(?:ed)? (?:the )?corners', '(?:(?:and|with) )?(?:an? )?border', 'white border'],
    [
      '(?:ab)?ge?rundete ecken|runde ecken|ecken abrunden',
      '(?:(?:und|mit) )?(?:ein(?:en|em)? )?(?:rahmen|rand)',
      'weißer Rahmen',
    ],
    ['esquinas redond(?:ead)?as', '(?:(?:y|con) )?(?:un )?borde', 'borde blanco'],
    ['(?:coins|angles) arrondis', '(?:(?:et|avec) )?(?:une )?bordure', 'bordure blanche'],
    ['cantos arredondados', '(?:(?:e|com) )?(?:uma )?borda', 'borda branca'],
    ['angoli (?:arrotondati|smussati)', '(?:(?:e|con) )?(?:un |una )?(?:bordo|cornice)', 'bordo bianco'],
  ] as const
).map(([corners, border, plainer]) => [
  new RegExp(
    `^\\s*(?<corners>${corners}):? (?:(?:of|von|mit|de|di) )?(?<radius>\\d+ ?(?:px|pixels?|%)?)(?:,|(?= (?:and|und|y|et|e|with|mit|con|avec|com) )) ${border}:? (?:(?:of|von|de|di) )?(?<width>\\d+ ?(?:px|pixels?|%)?)[\\s.!]*$`,
    'iu',
  ),
  (_, corners, radius, width) => `${String(corners)} ${pixels(radius)}, ${plainer} ${pixels(width)}`,
]);

export const BEFORE_CORNERS: readonly Rewording[] = [
  ...WITH_WIDTHS,
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
