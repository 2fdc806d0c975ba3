import { word } from '../phrases.ts';
import type { Rewording } from '../rewording.ts';

/* "Bring back the detail in the shadows under the trees": shadows become lighter wherever they are. */

/** What a place is called: a preposition, an article and up to two words. */
const PLACE =
  "(?:under|below|beneath|underneath|behind|inside|around|unter|hinter|in|bajo|debajo de|detrás de|sous|derrière|sob|debaixo d[eoa]|embaixo d[eoa]|atrás d[eoa]|sotto|dietro)(?:neath)? (?!(?:\\p{L}+ )?(?:eyes?|nose|chin|augen|nase|kinn|ojos|nariz|yeux|nez|olhos|occhi|naso)(?!\\p{L}))(?:(?:the|my|der|dem|den|das|die|el|la|los|las|les?|o|a|os|as|il|gli|l[’']) ?)?\\p{L}+(?: \\p{L}+)?";

const LANGUAGES: readonly (readonly [lift: string, shadows: string, plainer: string])[] = [
  [
    '(?:bring (?:back|out|up)|recover|lift|raise|open(?: up)?|(?:let me|i want to|i wanna) see)',
    "(?:(?:(?:the |some |more )?detail(?:s)?|what(?:[’']s| is)|more) (?:in|of|from) )?(?:the )?(?:dark )?shadow(?:s|ed areas?)?(?: details?)?",
    'brighten the shadows',
  ],
  [
    '(?:hell|heb|hol)\\p{L}*',
    '(?:(?:die )?details? (?:in|aus) )?(?:de[nr] |die )?schatten',
    'Schatten aufhellen',
  ],
  [
    '(?:aclara|levanta|recupera)(?:r)?',
    '(?:(?:el |los )?detalles? (?:de|en) )?las sombras',
    'aclara las sombras',
  ],
  [
    '(?:éclairci[srtez]+|récupère|relève|débouche)r?',
    '(?:(?:le |les )?détails? (?:des|dans les) )?(?:les )?ombres',
    'éclaircis les ombres',
  ],
  [
    '(?:clareia|clareie|clarear|levanta|recupera)(?:r)?',
    '(?:(?:o |os )?detalhes? (?:das|nas) )?(?:as )?sombras',
    'clareia as sombras',
  ],
  [
    '(?:schiarisci|schiarire|recupera|apri)(?:re)?',
    '(?:(?:il |i )?dettagl(?:io|i) (?:delle|nelle) )?(?:le )?ombre',
    'schiarisci le ombre',
  ],
];

export const SHADOWS_UNDER_THINGS: readonly Rewording[] = LANGUAGES.map(([lift, shadows, plainer]) => [
  word(`${lift} ${shadows} ${PLACE}(?: auf(?:hellen)?)?(?=\\s*(?:[,.;!?]|$))`),
  plainer,
]);
