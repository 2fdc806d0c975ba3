import type { Rewording } from '../rewording.ts';

/*
 * "Linke Ecke aufhellen": the verbs of light that German puts last, in words for more and less. And "the corners are dark, get
 * rid of that": what is behind the complaint asks for nothing else.
 */

const CORNER =
  '(?:die |der )?(?<corner>(?:(?:linke|rechte|obere|untere)[nr]? ){0,2}ecken?(?: (?:oben|unten))?(?: (?:links|rechts))?)';

/** For each language corners that are dark, and a wish to mend that. */
const DARK_CORNERS: readonly (readonly [dark: string, mend: string])[] = [
  [
    'corners (?:are|look|came out) (?:(?:too|so|very|a bit|really) )*dark(?:er)?',
    '(?:please |can you )?(?:get rid of|remove|fix|lose) (?:that|it|this|them)',
  ],
  [
    'ecken (?:sind|wirken) (?:(?:zu|so|sehr|etwas|viel) )*dunkel',
    '(?:bitte )?(?:mach das weg|das (?:bitte )?(?:weg|entfernen|beheben))',
  ],
  [
    'esquinas (?:están|salen|se ven|quedaron) (?:(?:muy|demasiado|un poco) )*oscuras',
    '(?:por favor )?(?:quítalo|quita eso|arréglalo|corrígelo)',
  ],
  [
    'coins (?:sont|paraissent) (?:(?:trop|très|un peu) )*sombres',
    '(?:enlève|retire|corrige)(?:[- ](?:ça|le|moi ça))',
  ],
  [
    'cantos (?:estão|tão|ficaram|saíram) (?:(?:muito|um pouco|meio) )*escuros',
    '(?:tira|corrige|arruma) (?:isso|isto)',
  ],
  [
    'angoli (?:sono|risultano) (?:(?:troppo|molto|un po) )*scuri',
    '(?:toglilo|togli (?:questo|ciò)|correggilo|sistemalo)',
  ],
];

export const LIT_CORNERS: readonly Rewording[] = [
  ...DARK_CORNERS.map(([dark, mend]): Rewording => [
    new RegExp(
      `(?<=(?<!\\p{L})${dark})[,;.]? (?:(?:and|und|y|et|e|so) )?${mend}(?=\\s*(?:[,.;!?]|$))`,
      'giu',
    ),
    '',
  ]),
  [/(?<!\p{L})bildecke(?<many>n?)(?!\p{L})/giu, 'Ecke$<many>'],
  [new RegExp(`(?<!\\p{L})${CORNER} aufhellen(?!\\p{L})`, 'giu'), 'mach die $<corner> heller'],
  [new RegExp(`(?<!\\p{L})${CORNER} abdunkeln(?!\\p{L})`, 'giu'), 'mach die $<corner> dunkler'],
];
