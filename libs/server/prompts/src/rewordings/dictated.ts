import type { Rewording } from './rewording.ts';

/* “Heller komma aber nicht zu sehr punkt”: punctuation that was dictated, and written down as words. */

const COMMA = '(?:comma|komma|coma|virgule|vírgula|virgola)';
const STOP = '(?:full stop|period|punkt|punto|point|ponto)';
/** Words that begin another part of a sentence, in six languages. */
const NEXT =
  '(?:but|and|then|please|only|without|so|aber|und|dann|bitte|nur|dass|damit|weil|ohne|pero|y|luego|solo|sin|para|mais|et|puis|seulement|sans|pour|mas|e|depois|só|sem|pra|ma|poi|però|senza|per)';
const COURTESY =
  '(?:(?:thanks|thank you|please|danke|bitte|gracias|por favor|merci|obrigad[oa]|grazie|per favore)[.!]?)?';

/** A text may contain such words. */
const NO_TEXT =
  /^(?!.*(?<!\p{L})(?:\p{L}*schreib\p{L}*|write|escrib\p{L}*|écri\p{L}*|escrev\p{L}*|scriv\p{L}*|texte?|texto|testo|tite?l|title|watermark|wasserzeichen|filigran[ae])(?!\p{L}))/isu;
const NO_TEXT_BUT_COMMA = new RegExp(`${NO_TEXT.source}(?=.*(?<!\\p{L})${COMMA}(?!\\p{L}))`, 'isu');

export const DICTATED: readonly Rewording[] = [
  [
    new RegExp(`(?<=(?<!\\p{L})${COMMA}(?!\\p{L}).*\\p{L}{3}) ${STOP}(?= ${COURTESY}\\s*$|[\\s.]*$)`, 'isu'),
    '.',
    NO_TEXT_BUT_COMMA,
  ],
  // “… wie früher Punkt”.
  [/(?<=\p{L}{3})(?<!(?<!\p{L})(?:der|den|dem|einen?|kein|keinen|jeder)) Punkt(?=[\s.]*$)/gu, '', NO_TEXT],
  [new RegExp(`(?<=\\p{L}) ${COMMA} (?=${NEXT}(?!\\p{L}))`, 'giu'), ', ', NO_TEXT],
  [new RegExp(`^\\s*${COMMA} (?=\\p{L})`, 'iu'), '', NO_TEXT],
];
