import type { Rewording } from '../rewording.ts';

/* How much is cut off at a side, or stays free there, in words that hide the side or the crop from both readers. */

export const CUT_BY_AMOUNTS: readonly Rewording[] = [
  // "Cut 20% off the top": a crop, wherever it stands.
  [
    /(?<!\p{L})cut (?<much>\d+ ?(?:%|percent|px|pixels?)) (?:off|from)(?: of)? (?=(?:the )?(?:top|bottom|left|right)(?!\p{L}))/giu,
    'crop $<much> off ',
  ],
  [
    /(?<=(?<!\p{L})(?:ri)?tagli\p{L}* (?:via )?(?:il |un |l['’])?\d+ ?(?:%|percento|px|pixel) )dall['’ ]?alto(?!\p{L})/giu,
    'in alto',
  ],
  [
    /(?<=(?<!\p{L})(?:ri)?tagli\p{L}* (?:via )?(?:il |un |l['’])?\d+ ?(?:%|percento|px|pixel) )dal basso(?!\p{L})/giu,
    'in basso',
  ],
  // "Mais espaço em cima da cabeça": above it, and not the head itself.
  [/(?<!\p{L})mais espaço em cima (?=d[aeo](?!\p{L}))/giu, 'mais espaço acima '],
  // "No formato 4:5" is no negation.
  [/(?<!\p{L})no formato (?=\d)/giu, 'em formato '],
];
