import type { Rewording } from '../rewording.ts';

/*
 * Tones of the upper or lower part. “Oscurece abajo” is no wish for less of something, although the Spanish word for
 * “below” is that for “down” too, and “brighter top, darker bottom” is about halves of the picture, and not about
 * clothes.
 */

const VERB =
  '(?:oscure(?:ce|cer)|(?:aclar|ilumin|satur|desatur|enfo[cq]u?|desenfo[cq]u?|difumin|calent|enfri)(?:a|ar|e))';
const MORE =
  '(?:más|menos|sube (?:el|la)|baja (?:el|la)|aumenta (?:el|la)|reduce (?:el|la)) (?:luz|contraste|brillo|saturación|nitidez|color|sombra|claridad|ruido|grano)';

const TONE = '(?:(?:a (?:bit|little) )?(?:brighter|lighter|darker|sharper|softer|warmer|cooler|bluer))';
const AND = '(?:,| and|, and|;|, but| but)';
const HALF = '(?:top|bottom)';
/** Both halves, before or behind their tones. */
const PAIRS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})(?<tone>${TONE}) (?<half>${HALF})(?<and>${AND}) (?<second>${TONE}) (?<other>${HALF})(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    '$<tone> $<half> half$<and> $<second> $<other> half',
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:the )?(?<half>${HALF}) (?<tone>${TONE})(?<and>${AND}) (?:the )?(?<other>${HALF}) (?<second>${TONE})(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    'the $<half> half $<tone>$<and> the $<other> half $<second>',
  ],
];

/** "Más claro por arriba y más oscuro por abajo". */
const UP_AND_DOWN: readonly Rewording[] = (
  [
    ['clar', 'aclara'],
    ['oscur', 'oscurece'],
  ] as const
).map(([shade, verb]) => [
  new RegExp(
    `(?<!\\p{L})más ${shade}[oa] (?:por |en la parte de |hacia )?(?<where>arriba|abajo)(?!\\p{L})`,
    'giu',
  ),
  `${verb} la parte de $<where>`,
]);

export const TOP_AND_BOTTOM_TONED: readonly Rewording[] = [
  [
    new RegExp(`(?<=(?<!\\p{L})(?:${VERB}|${MORE})(?: un (?:poco|poquito))? )abajo(?!\\p{L})`, 'giu'),
    'la parte de abajo',
  ],
  ...PAIRS,
  ...UP_AND_DOWN,
];
