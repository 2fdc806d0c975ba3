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

/** “But not like Ross from Friends”, „aber nicht zu weiß“: less white than usual. */
const LESS: readonly (readonly [teeth: string, tail: string, less: string])[] = [
  ['teeth', '(?:but )?not (?:like|as white as) (?:(?!if)[^,.;!?\\n]){2,40}', 'but not too white'],
  [
    'zähne',
    '(?:aber )?(?:bitte )?nicht (?:(?:ganz )?wie [^,.;!?\\n]{2,40}|(?:zu|so|ganz so) (?:sehr |extrem )?weiß)',
    'aber nur ein bisschen',
  ],
  [
    'dientes',
    '(?:pero )?(?:que )?no (?:(?:parezcan |sean )?como [^,.;!?\\n]{2,40}|(?:demasiado|tan|muy) blancos)',
    'pero solo un poco',
  ],
  ['dents', '(?:mais )?pas (?:comme [^,.;!?\\n]{2,40}|(?:trop|aussi|si) blanches)', 'mais juste un peu'],
  [
    'dentes',
    '(?:mas )?n[aã]o (?:(?:como|igual|tipo|feito) (?:ao? )?[^,.;!?\\n]{2,40}|(?:muito|tão|demais) brancos)',
    'mas só um pouco',
  ],
  ['denti', '(?:ma )?non (?:come [^,.;!?\\n]{2,40}|(?:troppo|così) bianchi)', "ma solo un po'"],
];

export const TEETH_NOT_TOO_WHITE: readonly Rewording[] = [...LESS, ...LANGUAGES].map(
  ([teeth, white, natural]) => [
    new RegExp(`(?<=(?<!\\p{L})${teeth}(?!\\p{L})[^.!?;\\n]{0,40}?),? ${white}(?=\\s*(?:[,.;!?]|$))`, 'giu'),
    `, ${natural}`,
  ],
);
