import { END } from '../ends.ts';
import type { Rewording } from '../rewording.ts';

/*
 * "16:9, but the church tower may not be chopped off": what a crop shall keep, said in the passive. Plainer words say "without
 * cutting it off".
 */

/** Words for a shape that a crop gives a picture. */
const TO_SHAPE =
  /\d ?[:x×] ?\d|(?<!\p{L})(?:crop|square|banner|cover|zuschn|zuschneid|quadrat|hochformat|querformat|recort|cuadrad|recadr|carré|format|cort[ae]|quadrad|ritagl)/iu;

/** People and their parts have wishes of their own. */
const NOBODY =
  '(?!nobody|no|none|niemand|keiner|nadie|personne|ninguém|nessuno|heads?|faces?|köpfe?|gesichter?|kopf|gesicht)';

/** For each language what may not be cut off, and the plainer words. */
const LANGUAGES: readonly (readonly [said: string, plainer: string])[] = [
  [
    `(?:but |and )?(?<what>(?:the|my|our) ${NOBODY}[\\p{L}-]+(?: \\p{L}+)?) (?:must|may|should|can)(?: ?not|n['’]?t) (?:be|get) (?:cut|chopped|cropped|sliced)(?: off)?(?: (?:at the (?:top|bottom)))?`,
    ' without cutting off $<what>',
  ],
  [
    `(?:aber |und )?(?<what>(?:der|die|das|mein\\p{L}*|unser\\p{L}*) ${NOBODY}\\p{L}+) (?:darf|dürfen|soll|sollen|sollte) (?:(?:oben|unten|links|rechts|dabei|aber|bitte|auch) )*nicht (?:abgesäbelt|abgeschnitten|angeschnitten|gekappt|abgehackt) (?:werden|sein)`,
    ' ohne $<what> abzuschneiden',
  ],
  [
    `(?:pero |y )?(?:que )?no se (?:corte|cortes|puede cortar|recorte) (?<what>(?:el|la|los|las|mi) ${NOBODY}\\p{L}+)(?: por (?:arriba|abajo))?`,
    ' sin cortar $<what>',
  ],
  [
    `(?:mais |et )?(?<what>(?:(?:le|la|les|mon|ma) |l['’])${NOBODY}\\p{L}+) ne (?:doit|peut) pas être (?:coupée?|rognée?|tronquée?)(?: en (?:haut|bas))?`,
    ' sans couper $<what>',
  ],
  [
    `(?:mas |e )?(?<what>(?:o|a|os|as|meu|minha) ${NOBODY}\\p{L}+(?: d[aeo] \\p{L}+)?) não pode (?:ser |ficar )?(?:cortad[oa]s?|decepad[oa])`,
    ' sem cortar $<what>',
  ],
  [
    `(?:ma |e )?(?<what>(?:(?:il|lo|la|i|gli|le) |l['’])${NOBODY}\\p{L}+) non (?:deve|può) (?:essere|venire) (?:tagliat[oa]|mozzat[oa])`,
    ' senza tagliare $<what>',
  ],
];

export const MAY_NOT_BE_CUT: readonly Rewording[] = LANGUAGES.map(([said, plainer]) => [
  new RegExp(`(?:\\s*,\\s*|(?<=\\p{L}) )${said}${END}`, 'giu'),
  plainer,
  TO_SHAPE,
]);
