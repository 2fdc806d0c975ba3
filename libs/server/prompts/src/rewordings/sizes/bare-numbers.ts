import type { Rewording } from '../rewording.ts';

/* "Resize to 1000": a number without a unit behind such a verb counts pixels. Less than 300 may be percent. */

const NUMBER =
  '(?<number>[3-9]\\d{2}|[1-9]\\d{3})(?=\\s*(?:[,;!?]|\\.(?!\\d)|$)| (?:and|but|keep|keeping|without|please|for|und|aber|ohne|bitte|für|y|pero|sin|por favor|para|et|mais|sans|svp|pour|e|mas|sem|ma|senza|per)(?!\\p{L}))';
const IT =
  "(?: (?:it|this|that|the (?:image|photo|picture|pic)|es|das (?:bild|foto)|la (?:foto|imagen|photo)|l[’']image|a (?:foto|imagem)|la foto|l[’']immagine))?";

export const BARE_NUMBERS: readonly Rewording[] = [
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:resize|rescale|scale|shrink|size|reduce|downsize)${IT}(?: down| up)? to )${NUMBER}`,
      'giu',
    ),
    '$<number> px',
  ],
  [
    new RegExp(`(?<=(?<!\\p{L})(?:verkleinere?|skaliere?|vergrößere?)${IT} auf )${NUMBER}`, 'giu'),
    '$<number> px',
  ],
  [
    /(?<=(?<!\p{L})auf )(?<number>[3-9]\d{2}|[1-9]\d{3})(?= (?:verkleinern|skalieren|vergrößern)(?!\p{L}))/giu,
    '$<number> px',
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:redimension(?:a|ar|ala|arla)|reduce|escala|redimensionne[rz]?|réduis|réduire|reduz(?:a|ir)?|ridimension(?:a|are|ala)|riduci)${IT} (?:a|à|para|pra) )${NUMBER}`,
      'giu',
    ),
    '$<number> px',
  ],
];
