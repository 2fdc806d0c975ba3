import type { Rewording } from '../rewording.ts';

/* “E embaixo o texto SEXTA 22H sem cobrir a guitarra”: what the letters shall not cover is no part of the text. */

const COVERING =
  '(?:without (?:covering|hiding|blocking)|ohne (?:\\p{L}+ ){1,3}?(?:zu verdecken|zu überdecken|zu bedecken|abzudecken)|sin (?:tapar|cubrir|ocultar)|sans (?:couvrir|cacher|masquer|recouvrir)|sem (?:cobrir|tapar|tampar|esconder)|senza (?:coprire|nascondere))';
/** The prompt asks for a text. */
const ASKS_FOR_TEXT =
  /(?<!\p{L})(?:text|texto|texte|testo|titles?|titel|título|titre|titolo|schreib\p{L}*|writ(?:e|ing)|escrib\p{L}*|escrev\p{L}*|écri\p{L}*|scriv\p{L}*|scritta|add|put|setz\p{L}*|pon\p{L}*|mets|mett\p{L}*|coloca\p{L}*)(?!\p{L})/iu;

export const NOTHING_COVERED: readonly Rewording[] = [
  [new RegExp(`(?<=[\\p{L}\\d!]) (?=${COVERING}(?!\\p{L}))`, 'giu'), ', ', ASKS_FOR_TEXT],
];
