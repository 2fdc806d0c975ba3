import type { Rewording } from '../rewording.ts';

/* “Write Lucy, not too big”: letters of the usual size, and neither large nor small ones. */

export const LETTERS_NOT_TOO_LARGE: readonly Rewording[] = [
  ['but', 'not (?:too|so|that|very|overly|crazy) (?:big|huge|large|massive|giant|small|tiny)'],
  ['aber', 'nicht (?:zu|so|allzu|ganz so|sehr) (?:groß|gross|riesig|klein)'],
  ['pero', 'no (?:muy|demasiado|tan) (?:grandes?|gigantes?|pequeñ[oa]s?)'],
  ['mais', 'pas (?:trop|si|très) (?:grande?s?|gros|grosses?|énormes?|petite?s?)'],
  ['mas', 'não (?:muito|tão|demasiado) (?:grandes?|gigantes?|pequen[oa]s?)'],
  ['ma', 'non (?:troppo|molto|così) (?:grand[ei]|enorm[ei]|piccol[oaie])'],
].map(([but = '', said = '']): Rewording => [
  new RegExp(`(?:,(?: ${but})?| ${but}) ${said}(?!\\p{L})`, 'giu'),
  '',
]);
