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

export const NOT_SO_FLAT: readonly Rewording[] = LANGUAGES.map(([flat, contrast]) => [
  new RegExp(`[,;]? (?:${flat})(?=[,;:] [^.!?]*(?:${contrast}))`, 'giu'),
  '',
]);
