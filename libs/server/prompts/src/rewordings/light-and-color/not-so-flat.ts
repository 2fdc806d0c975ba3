import { clause, endOfWish } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Noir et blanc mais pas si terne, bien contrasté": what should not be flat has its contrast named beside it, and no less of
 * anything is meant.
 */

const LANGUAGES: readonly (readonly [flat: string, contrast: string])[] = [
  ['(?:but |and )?not (?:so|too|as) (?:flat|dull|bland)', 'contrast|punch'],
  ['(?:aber |und )?(?:bitte )?nicht (?:so|zu) (?:flau|matt|fad|trist)', 'kontrast'],
  ['(?:pero |y )?no (?:tan|muy|demasiado) (?:plan[oa]|apagad[oa]|sos[oa])', 'contrast'],
  ['(?:mais |et )?pas (?:si|trop|aussi) (?:terne|plate?|fade)', 'contrast'],
  ['(?:mas |e )?não (?:tão|muito) (?:chapad[oa]|apagad[oa]|sem graça)', 'contrast'],
  ['(?:ma |e )?non (?:così|troppo) (?:piatt[oa]|spent[oa]|smort[oa])', 'contrast'],
];

/** "Make the photo look less flat": of a flat picture less is more contrast, and of a dull one more color. */
const LESS: readonly (readonly [picture: string, less: string, flat: string, plainer: string])[] = [
  [
    '(?:make |get )?(?:it|this|the (?:photo|picture|image))(?: look)?',
    'less',
    'flat|hazy looking',
    'more contrast',
  ],
  ['(?:mach )?(?:es|das (?:bild|foto))', 'weniger', 'flach|flau|verwaschen|matt', 'mehr Kontrast'],
  ['(?:haz )?(?:que )?(?:la foto|la imagen)', 'menos', 'plan[oa]|chat[oa]', 'más contraste'],
  ["(?:rends )?(?:la photo|l['’]image|la)", 'moins', 'plate?|terne', 'plus de contraste'],
  ['(?:deixa )?(?:a foto|a imagem)', 'menos', 'chapad[oa]|plan[oa]', 'mais contraste'],
  ["(?:rendi )?(?:la foto|l['’]immagine)", 'meno', 'piatt[oa]', 'più contrasto'],
];
const LESS_BORING: Rewording = [
  clause(
    '(?:(?:make |get )?(?:it|this|the (?:photo|picture|image))(?: look)? )?less (?:boring|dull|drab|bland)',
  ),
  'more vivid colors',
];

export const NOT_SO_FLAT: readonly Rewording[] = [
  ...LANGUAGES.map(([flat, contrast]): Rewording => [
    new RegExp(`[,;]? (?:${flat})(?=[,;:] [^.!?]*(?:${contrast}))`, 'giu'),
    '',
  ]),
  ...LESS.map(([picture, less, flat, plainer]): Rewording => [
    endOfWish(`(?:${picture} )?${less} (?:${flat})`),
    plainer,
  ]),
  LESS_BORING,
];
