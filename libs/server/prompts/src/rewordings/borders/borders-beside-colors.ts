import { COLOR_WORD } from '../../words/color-words.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "Make the car blue with a white border": a new color for a thing, and a border of its own color, which both readers would
 * take for one border.
 */

/** For each language the article of a thing, “with”, “and add”, and what is added. */
const LANGUAGES: readonly (readonly [the: string, join: string, and: string, added: string])[] = [
  [
    '(?:the|my|his|her|our|this)',
    'with',
    'and add',
    '(?:an? )?(?:[\\p{L}-]+ ){0,3}(?:border|frame|rounded corners)',
  ],
  ['(?:el|la|mi|los|las)', 'con', 'y añade', '(?:un )?(?:borde|marco|esquinas redondeadas)'],
  ["(?:le |la |les |mon |ma |l['’])", 'avec', 'et ajoute', '(?:une? |des )?(?:bordure|cadre|coins arrondis)'],
  ['(?:o|a|os|as|meu|minha)', 'com', 'e adiciona', '(?:uma )?(?:borda|moldura|cantos arredondados)'],
  [
    "(?:il |la |lo |i |le |l['’]|mi[oa] )",
    'con',
    'e aggiungi',
    '(?:una? )?(?:bordo|cornice|angoli arrotondati)',
  ],
];

/** In German the adjective changes with its verb. */
const GERMAN: Rewording = [
  new RegExp(
    `(?<=(?<!\\p{L})(?:d(?:as|en|ie)|mein\\p{L}*) [^,.;!?\\n]{2,40} ${COLOR_WORD}) mit (?:einem )?(?<stem>\\p{L}+)e[mn] (?<noun>rahmen|rand)(?!\\p{L})`,
    'giu',
  ),
  ' und füge einen $<stem>en $<noun> hinzu',
];

/** "Black and white white frame": a picture without colors, and a border in one, without a comma between them. Behind an article
 * it is a border in several colors. */
const BESIDE_MONOCHROME: Rewording = [
  new RegExp(
    `(?<=^[^.;!?\\n]*(?<!\\p{L})(?<!(?<!\\p{L})(?:the|das|den|der|die|el|la|le|o|a|il) )(?:black (?:and|&) white|b ?(?:&|and|/) ?w|bw|monochrome|schwarz[- ]?(?:und )?wei(?:ß|ss)|blanco y negro|noir et blanc|preto e branco|bianco e nero)) (?=(?:(?:an?|eine[nm]?|una?|une?|uma?) )?(?:${COLOR_WORD} (?:borders?|frame|rahmen|rand)|(?:borde|marco|bordure|cadre|borda|moldura|bordo|cornice) ${COLOR_WORD})(?!\\p{L}))`,
    'giu',
  ),
  ', ',
];

export const BORDERS_BESIDE_COLORS: readonly Rewording[] = [
  BESIDE_MONOCHROME,
  GERMAN,
  ...LANGUAGES.map(([the, join, and, added]): Rewording => [
    new RegExp(
      `(?<=(?<!\\p{L})${the} ?[^,.;!?\\n]{2,40} ${COLOR_WORD}) ${join} (?=${added}(?!\\p{L}))`,
      'giu',
    ),
    ` ${and} `,
  ]),
];
