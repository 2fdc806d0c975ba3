import type { Rewording } from '../rewording.ts';

/* “Write Lucy, not too big”: letters of the usual size, and neither large nor small ones. */

const LANGUAGES: readonly (readonly [but: string, said: string])[] = [
  ['but', 'not (?:too|so|that|very|overly|crazy) (?:big|huge|large|massive|giant|small|tiny)'],
  ['aber', 'nicht (?:zu|so|allzu|ganz so|sehr) (?:groß|gross|riesig|klein)'],
  ['pero', 'no (?:muy|demasiado|tan) (?:grandes?|gigantes?|pequeñ[oa]s?)'],
  ['mais', 'pas (?:trop|si|très) (?:grande?s?|gros|grosses?|énormes?|petite?s?)'],
  ['mas', 'não (?:muito|tão|demasiado) (?:grandes?|gigantes?|pequen[oa]s?)'],
  ['ma', 'non (?:troppo|molto|così) (?:grand[ei]|enorm[ei]|piccol[oaie])'],
];

export const LETTERS_NOT_TOO_LARGE: readonly Rewording[] = LANGUAGES.map(([but, said]) => [
  new RegExp(`(?:,(?: ${but})?| ${but}) ${said}(?!\\p{L})`, 'giu'),
  '',
]);

/** Behind a text between quotation marks no comma is needed: “write "hello" in white and not too big”. */
export const QUOTED_NOT_TOO_LARGE: readonly Rewording[] = LANGUAGES.map(([, said]) => [
  new RegExp(`(?<=["”»“][^.;!?"„«]*)(?:,? (?:and|und|y|et|e))? ${said}(?!\\p{L})`, 'giu'),
  '',
]);
