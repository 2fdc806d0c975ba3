import type { Rewording } from '../rewording.ts';

/*
 * “35 x 45 mm with my face taking 70 to 80 percent”: how much of a small picture a face shall fill, which only offices ask
 * for. It is an ID photo, and no other size of the whole picture.
 */

const SIZE = '(?<size>\\d{2}(?:[.,]\\d)? ?(?:mm )?[x×] ?\\d{2}(?:[.,]\\d)? ?mm)';
const DENSITY = '(?<density>(?:,? (?:at|mit|bei|a|à|con|com|in))? ?\\d{2,4} ?(?:dpi|ppp|ppi|pdi))?';
const SHARE =
  "(?:(?:from |between |about |etwa |zwischen |von |del? |entre |all[’']? ?|dal |da |i )?\\d{2} ?(?:%|percent|prozent|por ?ciento|por ?cento|per cento|pour ?cent)? ?(?:to|and|bis|und|a|al|y|à|et|e|all[’']|[-–]) ?)?\\d{2} ?(?:%|percent|prozent|por ?ciento|por ?cento|per ?cento|pour ?cent)";

const LANGUAGES: readonly (readonly [face: string, passport: string])[] = [
  [
    '(?:with )?(?:my |the |his |her )?(?:face|head) (?:should |must |to )?(?:tak(?:e|es|ing)(?: up)?|fill(?:s|ing)?|cover(?:s|ing)?|occup(?:y|ies|ying)|be(?:ing)?)',
    'passport photo',
  ],
  ['(?:(?:mit )?(?:dem |das |mein )?(?:gesicht|kopf) (?:soll|muss|sollte)?)', 'Passfoto'],
  [
    '(?:(?:con )?(?:mi |la |el )?(?:cara|rostro|cabeza) (?:que )?(?:debe )?(?:ocup\\p{L}+|llen\\p{L}+))',
    'foto de pasaporte',
  ],
  [
    '(?:(?:avec )?(?:mon |le |la )?(?:visage|tête) (?:qui )?(?:doit )?(?:occup\\p{L}+|rempli\\p{L}+|pren\\p{L}+))',
    "photo d'identité",
  ],
  [
    '(?:(?:com )?(?:meu |o |a )?(?:rosto|cabeça|cara) (?:que )?(?:deve )?(?:ocup\\p{L}+|preench\\p{L}+))',
    'foto de passaporte',
  ],
  [
    '(?:(?:con )?(?:il |la )?(?:mio )?(?:viso|volto|testa|faccia) (?:che )?(?:deve )?(?:occup\\p{L}+|riemp\\p{L}+))',
    'foto per passaporto',
  ],
];

export const FACES_THAT_FILL: readonly Rewording[] = LANGUAGES.map(([face, passport]) => [
  new RegExp(
    `${SIZE}${DENSITY},? (?:and |und |y |et |e )?${face} ?${SHARE}(?: (?:of (?:the|it)\\p{L}*(?: \\p{L}+)?|einnehmen|ausmachen|ausfüllen|(?:de|da|do|della|du) (?:la |l[’'])?\\p{L}+))?(?=\\s*(?:[,.;!?]|$))`,
    'giu',
  ),
  `${passport} $<size>$<density>`,
]);
