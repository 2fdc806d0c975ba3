import { BEFORE_NEXT_WISH } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/* Skin that shall look healthier, which is warmer: "a healthier complexion", "bisschen gesündere Farbe". */

const LANGUAGES: readonly (readonly [healthier: string, plainer: string])[] = [
  [
    '(?:(?:give (?:me|him|her|them|us)|make) )?(?:an? |the |my |his |her )?(?:(?:bit|little|slightly|more) )?(?:healthier|more healthy|healthy)(?:[- ]looking)? (?:skin (?:tone|colou?r)|complexion|glow|colou?r)',
    'warmer skin',
  ],
  [
    '(?:(?:ein )?(?:bisschen|etwas) )?(?:eine )?gesündere[rn]? (?:haut(?:farbe|ton)?|gesichtsfarbe|farbe|teint)',
    'wärmere Haut',
  ],
  ['(?:un )?(?:color|tono) (?:de (?:piel|cara) )?más (?:saludable|sano)', 'piel más cálida'],
  ['(?:un |le )?teint (?:un peu )?plus (?:sain|frais)', 'peau plus chaude'],
  ['(?:uma )?cor (?:de pele |da pele )?mais saudável', 'pele mais quente'],
  ["(?:un )?(?:colorito|incarnato) (?:un po[’'] )?più sano", 'pelle più calda'],
  // "Give my face some color".
  [
    'give (?:my|his|her|our) face (?:some|a bit of|a little|more) colou?r|give (?:me|him|her|us) (?:some|a bit of|a little|more) colou?r in (?:my|his|her|the) (?:face|cheeks)',
    'warmer face',
  ],
  [
    'gib (?:mir|ihm|ihr|uns) (?:(?:etwas|ein bisschen|mehr|ein wenig) )?farbe (?:ins gesicht|auf die wangen)|(?:etwas|mehr|ein bisschen) farbe ins gesicht',
    'wärmeres Gesicht',
  ],
];

export const COMPLEXIONS: readonly Rewording[] = LANGUAGES.map(([healthier, plainer]) => [
  new RegExp(`(?<!\\p{L})(?:${healthier})${BEFORE_NEXT_WISH}`, 'giu'),
  plainer,
]);
