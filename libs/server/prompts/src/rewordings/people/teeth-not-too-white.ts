import type { Rewording } from '../rewording.ts';

/* Teeth that shall be whiter and no white of things: "but no swimming pool white" asks for a natural white. */

const LANGUAGES: readonly (readonly [teeth: string, white: string, natural: string])[] = [
  ['teeth', '(?:but )?(?:no|not|without) (?:an? )?(?:[\\p{L}-]+ ){1,2}white', 'but natural'],
  ['zähne', '(?:aber )?(?:kein|nicht) \\p{L}+weiß', 'aber natürlich'],
  ['dientes', '(?:pero )?(?:nada de|sin|no) blanco (?:(?:de|como) )?(?:la )?\\p{L}+', 'pero natural'],
  ['dents', '(?:mais )?(?:pas|sans) (?:de |un |le )?blanc (?:de )?(?:la )?\\p{L}+', 'mais naturel'],
  ['dentes', '(?:mas )?(?:nada de|sem|não) branco (?:(?:de|como) )?(?:a )?\\p{L}+', 'mas natural'],
  ['denti', '(?:ma )?(?:niente|senza|non) (?:un )?bianco (?:(?:da|di|come) )?(?:la )?\\p{L}+', 'ma naturale'],
];

export const TEETH_NOT_TOO_WHITE: readonly Rewording[] = LANGUAGES.map(([teeth, white, natural]) => [
  new RegExp(`(?<=(?<!\\p{L})${teeth}(?!\\p{L})[^.!?;\\n]{0,40}?),? ${white}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
  `, ${natural}`,
]);
