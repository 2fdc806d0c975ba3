import type { Rewording } from '../rewording.ts';

/* “Wasserzeichen MUSTER schräg drüber”: a mark that runs from corner to corner. The word for it is no part of the text. */

/** For each language words for a mark before, for its slant, and the usual one. */
const LANGUAGES: readonly (readonly [text: string, slanted: string, plainer: string])[] = [
  [
    'watermark',
    '(?:slant(?:ed|ing|wise)|at an angle|on a slant|askew|corner to corner)(?: (?:across|over)(?: (?:it|the (?:whole )?(?:photo|picture|image)))?)?',
    'diagonally',
  ],
  [
    'wasserzeichen',
    '(?:schräg|von ecke zu ecke)(?: (?:drüber|darüber|über (?:das|dem) (?:ganze |ganzen )?(?:bild|foto)|drauf))?',
    'diagonal',
  ],
  [
    'marca de agua',
    '(?:inclinad[oa]|sesgad[oa]|de esquina a esquina|al sesgo)(?: (?:encima|por encima))?',
    'en diagonal',
  ],
  [
    'filigrane',
    "(?:en biais|inclinée?|penchée?|d['’]un coin à l['’]autre)(?: (?:par-dessus|dessus))?",
    'en diagonale',
  ],
  [
    "marca d['’ ]água",
    '(?:inclinad[oa]|de canto a canto|enviesad[oa])(?: (?:por cima|em cima))?',
    'na diagonal',
  ],
  [
    'filigrana',
    "(?:inclinat[oa]|obliqu[oa]|di sbieco|in obliquo|di sghembo|da angolo a angolo)(?: (?:sopra|sulla foto|sull['’]immagine))?",
    'in diagonale',
  ],
];

export const SLANTED_LETTERS: readonly Rewording[] = LANGUAGES.map(([text, slanted, plainer]) => [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${text})(?!\\p{L})(?:[^.;!?\\n"“”„«»]|["“„«][^"“”„«»]*["”»“]){1,60}?[ ,])(?<!(?<!\\p{L})(?:slightly|a bit|leicht|etwas|ligeramente|un poco|légèrement|un peu|levemente|um pouco|leggermente|un po[’']) )${slanted}(?!\\p{L})(?!(?:[^"“”„«»]*["”»][^"“„«]*)$)`,
    'iu',
  ),
  plainer,
]);
