import { endOrNext, PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* “Improve the sharpness”: more of it, and no improvement of anything else besides. */

const END = endOrNext(`and|but|und|aber|y|pero|et|mais|e|mas|ma|then|dann|luego|puis|${PLEASE_WORDS}`);

const improved = (improve: string, tone: string, more: string): Rewording => [
  new RegExp(`(?<!\\p{L})(?:${improve}) (?<tone>${tone})${END}`, 'giu'),
  `${more} $<tone>`,
];

export const IMPROVED_TONES: readonly Rewording[] = [
  improved('(?:improve|better)(?: the| its)?', 'sharpness|contrast|saturation', 'more'),
  improved('verbesser(?:e|n|t)?(?: die| den)?', 'schärfe|kontrast|sättigung', 'mehr'),
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:die|den) )?(?<tone>schärfe|kontrast|sättigung) (?:bitte )?verbessern${END}`,
      'giu',
    ),
    'mehr $<tone>',
  ],
  improved('mejor(?:a|ar|e)(?: la| el)?', 'nitidez|contraste|saturación', 'más'),
  improved('amélior(?:e|er|ez)(?: la| le)?', 'netteté|contraste|saturation', 'plus de'),
  improved('melhor(?:a|ar|e)(?: a| o)?', 'nitidez|contraste|saturação', 'mais'),
  improved('miglior(?:a|are|i)(?: la| il)?', 'nitidezza|contrasto|saturazione', 'più'),
];
