import type { Rewording } from '../rewording.ts';

/*
 * "Grey background, shadow on the floor": beside a new background, the soft shadow that a product has. What shall be removed has
 * a shadow already.
 */

const AMONG =
  /^(?!.*(?<!\p{L})(?:remov\p{L}*|delet\p{L}*|eras\p{L}*|without|no|get rid|lose|entfern\p{L}*|weg|ohne|kein\p{L}*|lösch\p{L}*)(?!\p{L})).*(?<!\p{L})(?:background|backdrop|hintergrund)(?!\p{L})/isu;

export const SHADOW_ON_FLOOR: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:(?:soft|light|natural|slight) )?shadow (?:on|onto) (?:the |a )?(?:floor|ground|surface|table)(?=\s*(?:[,.;!?]|$)| (?:and|under|beneath|please)(?!\p{L}))/giu,
    'soft shadow',
    AMONG,
  ],
  [
    /(?<!\p{L})(?:ein(?:en)? )?(?:(?:weiche[rn]|leichte[rn]) )?schatten (?:auf dem|am) (?:boden|untergrund|tisch)(?=\s*(?:[,.;!?]|$)| (?:und|bitte)(?!\p{L}))/giu,
    'weicher Schatten',
    AMONG,
  ],
];
