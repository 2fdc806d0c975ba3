import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * What something looks like because it is too much of something: "too saturated looks like a parrot". The likeness is no
 * thing of the picture, and is left out.
 */

const LANGUAGES: readonly (readonly [tooMuch: string, likeness: string])[] = [
  ['too \\p{L}+', '(?:(?:it|he|she|i|they) )?looks? like (?:an? |the )?\\p{L}+(?: \\p{L}+)?'],
  ['zu \\p{L}+', '(?:(?:es|das|er|sie|ich) )?(?:sieht|sehe|schaut) aus wie (?:ein\\p{L}* )?\\p{L}+'],
  ['(?:demasiado|muy|tan) \\p{L}+', '(?:que )?pare(?:ce|zco|cemos) una? \\p{L}+'],
  ['trop \\p{L}+', 'on dirait (?:une?|du|des) \\p{L}+'],
  ['(?:(?:muito|tão) \\p{L}+|\\p{L}+ demais)', '(?:que )?pare(?:ce|ço) uma? \\p{L}+'],
  ['troppo \\p{L}+', "(?:che )?sembr[ao] un(?:[ao] |['’] ?| )\\p{L}+"],
];

/** "Dull, looks like a rainy day", "washed out, like it was left in the sun": what a picture without color looks like. */
const PALE =
  '(?:dull|washed out|faded|flat|pale|lifeless|boring|fade|flau|blass|ausgewaschen|verblasst|trist|apagad[oa]|lavad[oa]|sos[oa]|desvaíd[oa]|terne|délavée?|fade|passée?|sem graça|apagad[oa]|desbotad[oa]|spent[oa]|sbiadit[oa]|slavat[oa])';
const PALE_LIKENESS = [
  "(?:(?:it )?(?:looks? )?like |as if )(?:an? |it )?(?:(?:was |has been |[’']s been )?left (?:out )?in the sun|(?:rainy|cloudy|gr[ae]y) day)",
  '(?:(?:sieht aus )?wie )(?:in der sonne (?:gelegen|vergessen)|(?:an )?ein(?:em)? (?:regentag|grauer? tag))',
  '(?:(?:parece |como )(?:(?:que )?(?:si )?(?:la )?(?:hubieran|hubiesen|la) dejad[oa] al sol|un día (?:de lluvia|gris|lluvioso)))',
  "(?:on dirait |comme )(?:(?:qu[’']elle|si elle) (?:est restée|était restée) au soleil|un jour (?:de pluie|gris))",
  '(?:parece |como )(?:(?:que )?(?:ficou|deixaram) no sol|um dia (?:de chuva|chuvoso|cinza))',
  '(?:sembra |come )(?:(?:se fosse )?(?:stata )?lasciata al sole|una? (?:giornata|giorno) (?:di pioggia|grigi[oa]|piovos[oa]))',
].join('|');

export const LIKENESSES: readonly Rewording[] = [
  [new RegExp(`(?<=(?<!\\p{L})${PALE}),? (?:${PALE_LIKENESS})${END}`, 'giu'), ''] satisfies Rewording,
].concat(
  LANGUAGES.map(([tooMuch, likeness]) => [
    new RegExp(`(?<=(?<!\\p{L})${tooMuch}),? ${likeness}${END}`, 'giu'),
    '',
  ]),
);
