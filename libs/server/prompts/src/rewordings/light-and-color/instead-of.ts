import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/* A color beside the one that is wished: "not white but black", "blue instead of red". */

/** What a color is the color of, behind it: "verde bottiglia". */
const OF_WHAT =
  '(?: (?:bottiglia|petrolio|acqua|oliva|smeraldo|militare|notte|mare|cielo|pastello|mattone|fuoco|senape|botella|agua|marino|noche|pastel|bouteille|pétrole|olive|émeraude|nuit|ciel|canard|esmeralda|garrafa|petróleo|água|marinho|militar|tijolo))?';
const IN = '(?:(?:in|en|em|de|di) )?';

export const INSTEAD_OF: readonly Rewording[] = [
  // "Not white but black", "nicht weiß, sondern schwarz".
  [
    new RegExp(
      `(?<!\\p{L})(?:not|nicht|no|non pas|pas|não|nao|non) ${IN}${COLOR_WORD},? (?:but|sondern|sino|mais|mas|ma|bensì) (?:rather |plutôt |eher )?(?=${IN}${COLOR_WORD}(?!\\p{L}))`,
      'giu',
    ),
    '',
    /(?<!\p{L})(?:but|sondern|sino|mais|mas|ma|bensì)(?!\p{L})/iu,
  ],
  // "Blue instead of red", "blu invece che rosso".
  [
    new RegExp(
      `(?<=(?<!\\p{L})${COLOR_WORD}${OF_WHAT}),? (?:instead of|rather than|(?:an)?statt|anstelle von|en (?:vez|lugar) de|au lieu d[e']|plutôt que?|em vez de|ao invés de|no lugar de|invece (?:che|di)|anziché|al posto di)(?: |(?<='))${IN}${COLOR_WORD}(?!\\p{L})`,
      'giu',
    ),
    '',
    /(?<!\p{L})(?:instead|rather|(?:an)?statt|anstelle|vez|lugar|lieu|plutôt|invés|invece|anziché|posto)(?!\p{L})/iu,
  ],
  // "Lieber blau als rot".
  [
    new RegExp(`(?<!\\p{L})(?:lieber|eher) (?<color>${COLOR_WORD}) als ${COLOR_WORD}(?!\\p{L})`, 'giu'),
    '$<color>',
    /(?<!\p{L})(?:lieber|eher)(?!\p{L})/iu,
  ],
];
