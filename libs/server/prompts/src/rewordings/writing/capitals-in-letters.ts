import type { Rewording } from '../rewording.ts';

/*
 * "A white frame and SOLD in big red letters": only the capitals are a text, and what stands before them is another wish. The
 * verb that nobody said is put before them.
 */

const WRITES =
  '(?<!(?<!\\p{L})(?:[Ww]rit|[Ss]chreib|[Ee]scrib|[Éé]cri|[Ee]cri|[Ee]screv|[Ss]criv|[Tt]ext|[Tt]itle|[Cc]aption)\\p{L}*(?: [^.;!?]*)?)';

/** For each language the words of “and SOLD in red letters” around the text, and the verb that is put before it. */
const LANGUAGES: readonly (readonly [and: string, into: string, letters: string, write: string])[] = [
  ['and', 'in|with', 'letters|lettering|capitals|font', 'write'],
  ['und', 'in|mit', 'Buchstaben|buchstaben|Schrift|schrift|Lettern', 'schreib'],
  ['y|e', 'en|con', 'letras|mayúsculas', 'escribe'],
  ['et', 'en|avec', 'lettres|majuscules', 'écris'],
  ['e', 'em|com', 'letras|maiúsculas', 'escreve'],
  ['e|ed', 'in|con', 'lettere|caratteri', 'scrivi'],
];

export const CAPITALS_IN_LETTERS: readonly Rewording[] = LANGUAGES.map(([and, into, letters, write]) => [
  new RegExp(
    `(?<=\\p{Ll}{2})${WRITES},? (?:${and}) (?=\\p{Lu}{3,}(?: (?:\\p{Lu}{2,}|\\d+))* (?:${into}) (?:\\p{Ll}+ ){0,3}(?:${letters})(?!\\p{L}))`,
    'gu',
  ),
  `, ${write} `,
]);
