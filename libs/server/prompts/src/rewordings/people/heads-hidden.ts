import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* “Pixelise la tête du gars qui passe”: what shall be blurred of a head is its face. A hat may cover the rest. */

export const HEADS_HIDDEN: readonly Rewording[] = [
  [
    word(
      '(?<hide>(?:blur(?: out)?|pixelate|censor|mask|anonymi[sz]e) (?:out )?(?:the|his|her|their) )head(?<s>s?)(?! ?(?:\\p{L}+ )?(?:in|out|round|band|scarf))',
    ),
    '$<hide>face$<s>',
  ],
  [word('(?<hide>(?:difumin|pixel|pixeliz|desenfo[cq]|censur)\\p{L}*) la cabeza'), '$<hide> la cara'],
  [word('(?<hide>(?:difumin|pixel|pixeliz|desenfo[cq]|censur)\\p{L}*) las cabezas'), '$<hide> las caras'],
  [word('(?<hide>(?:flout|pixel|pixelis|censur)\\p{L}*) la t[eê]te'), '$<hide> le visage'],
  [word('(?<hide>(?:flout|pixel|pixelis|censur)\\p{L}*) les t[eê]tes'), '$<hide> les visages'],
  [word('(?<hide>(?:desfo[cq]|pixel|borr|censur)\\p{L}*) a cabeça'), '$<hide> o rosto'],
  [word('(?<hide>(?:desfo[cq]|pixel|borr|censur)\\p{L}*) as cabeças'), '$<hide> os rostos'],
];
