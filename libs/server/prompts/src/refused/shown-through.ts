/*
 * Writing of the other side of a page: “the text from the back shows through”. The readers would remove all the
 * writing.
 */

const THROUGH =
  '(?:(?:show|shin|bleed|com|see|seep)(?:s|ing|n|es)?|visible) through|see-through (?:text|writing|ink)|bleed-?through|durch(?:scheint|scheinend\\p{L}*|gedrückt\\p{L}*)|schein(?:t|en) [^.,;!?]{0,20}durch|(?:se )?(?:transparenta|trasluce)n?|(?:qui )?(?:transparaît|transparaissent|se voit par transparence)|(?:que )?transparecem?|(?:che )?traspare|traspaiono';
const SIDE =
  'back|reverse|other side|next page|rückseite|anderen seite|otro lado|reverso|dorso|verso|autre (?:côté|face)|outro lado|altro lato|retro';
const SHOWN = new RegExp(
  `(?<!\\p{L})(?:${THROUGH})(?!\\p{L})[^.!?]*(?<!\\p{L})(?:${SIDE})(?!\\p{L})|(?<!\\p{L})(?:${SIDE})(?!\\p{L})[^.!?]*(?<!\\p{L})(?:${THROUGH})(?!\\p{L})`,
  'iu',
);

/** True for a wish about what shows through a page from its other side. */
export const showsThroughPage = (prompt: string): boolean => SHOWN.test(prompt);
