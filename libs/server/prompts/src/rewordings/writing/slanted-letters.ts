import type { Rewording } from '../rewording.ts';

/* “Wasserzeichen MUSTER schräg drüber”: letters that run from corner to corner. The word for it is no part of the text. */

/** For each language words for a text before, for its slant, and the usual one. */
const LANGUAGES: readonly (readonly [text: string, slanted: string, plainer: string])[] = [
  [
    'watermark|text|caption|word|write|stamp',
    '(?:slant(?:ed|ing|wise)|at an angle|on a slant|askew|corner to corner)(?: (?:across|over)(?: (?:it|the (?:whole )?(?:photo|picture|image)))?)?',
    'diagonally',
  ],
  [
    'wasserzeichen|text|schriftzug|wort|schreibe?|stempel',
    '(?:schräg|von ecke zu ecke)(?: (?:drüber|darüber|über (?:das|dem) (?:ganze |ganzen )?(?:bild|foto)|drauf))?',
    'diagonal',
  ],
  [
    'marca de agua|texto|palabra|escrib[ea]|sello',
    '(?:inclinad[oa]|sesgad[oa]|de esquina a esquina|al sesgo)(?: (?:encima|por encima))?',
    'en diagonal',
  ],
  [
    'filigrane|texte|mot|écri[st]|tampon',
    "(?:en biais|inclinée?|penchée?|d['’]un coin à l['’]autre)(?: (?:par-dessus|dessus))?",
    'en diagonale',
  ],
  [
    "marca d['’ ]água|texto|palavra|escrev[ea]|carimbo",
    '(?:inclinad[oa]|de canto a canto|enviesad[oa])(?: (?:por cima|em cima))?',
    'na diagonal',
  ],
  [
    'filigrana|testo|scritta|parola|scrivi|timbro',
    "(?:inclinat[oa]|obliqu[oa]|di sbieco|in obliquo|di sghembo|da angolo a angolo)(?: (?:sopra|sulla foto|sull['’]immagine))?",
    'in diagonale',
  ],
];

export const SLANTED_LETTERS: readonly Rewording[] = LANGUAGES.map(([text, slanted, plainer]) => [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${text})(?!\\p{L})(?:[^.;!?\\n"“”„«»]|["“„«][^"“”„«»]*["”»“]){1,60}?[ ,])${slanted}(?!\\p{L})(?!(?:[^"“”„«»]*["”»][^"“„«]*)$)`,
    'iu',
  ),
  plainer,
]);
