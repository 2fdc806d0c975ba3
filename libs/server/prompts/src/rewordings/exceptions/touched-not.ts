import { PLEASE_WORDS } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * “The white balance, don't touch it”: what is named first shall stay as it is. Both readers would change it.
 */

const NOUN = '\\p{L}+(?: (?:(?:of|del|della|dei|delle|di|de|des|du|da|do|dos|das) )?\\p{L}+){0,2}?';

/** For each language what is named, that it shall not be touched, and the plainer order of words. */
const LANGUAGES: readonly (readonly [what: string, untouched: string, plainer: string])[] = [
  [
    `(?:the|my|her|his|their) ${NOUN}`,
    "(?:(?:please )?(?:don['’]?t|do not) (?:touch|change|alter|mess with|edit) (?:it|them|that|her|him))",
    "don't touch",
  ],
  [
    `(?:el|la|los|las|mis?|al|a mi) ${NOUN}`,
    '(?:no (?:me )?(?:l[oae]s?) (?:toques|cambies|modifiques|toquen|cambien|muevas)|ni (?:tocar|mover|cambiar)l[oae]s?)',
    'no toques',
  ],
  [
    `(?:(?:le|la|les|ma|mon|mes) |l['’])${NOUN}`,
    "(?:n['’]?y touche[zs]? (?:pas|surtout pas)|(?:ne )?(?:la |le |les )?(?:touche|change|modifie)[zs]? pas|on n['’]y touche pas)",
    'ne touche pas',
  ],
  [
    `(?:o|a|os|as|minhas?|meus?) ${NOUN}`,
    '(?:(?:não|nao) (?:mex[ea]|toque|toca|mud[ea]|alter[ea])(?: (?:nisso|nel[ea]s?|nisto|não))?)',
    'não mexa',
  ],
  [
    `(?:(?:il|lo|la|i|gli|le|mi[oa]|miei|mie) |l['’])${NOUN}`,
    '(?:non (?:me )?(?:(?:l[oaie]|si) (?:toccare|toccate|cambiare|cambiate|modificare|tocca|toccano)|(?:toccar|cambiar|modificar)(?:me)?l[oaie]))',
    'non toccare',
  ],
];

export const TOUCHED_NOT: readonly Rewording[] = LANGUAGES.map(([what, untouched, plainer]) => [
  new RegExp(
    `(?<=^\\s*|[,.;!?]\\s*)(?<but>(?:(?:but|and|pero|y|mais|et|mas|e|ma|però) )?)(?<what>${what}),? (?:però |invece |en cambio |par contre )?${untouched}(?=,? (?:${PLEASE_WORDS}|mi raccomando|eh|mai)(?!\\p{L})|\\s*(?:[,.;!?]|$))`,
    'giu',
  ),
  `$<but>${plainer} $<what>`,
]);
