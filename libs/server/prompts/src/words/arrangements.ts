/* How one picture stands to another one when both become one, in six languages. */

/** Before the other picture: one is above the other. */
export const ABOVE_OR_BELOW =
  '(?:above|on top of|below|beneath|underneath|under|über|oberhalb von|unter|unterhalb von|(?:encima|debajo|arriba|abajo) de|(?:au|en)[- ]dess(?:us|ous) de|sous|em cima|por cima|em ?baixo|debaixo|abaixo|acima|sopra|sotto)';
/** Before the other picture: both are side by side. */
export const NEXT_TO =
  '(?:next to|beside|alongside|to the (?:left|right) of|neben|junto a|al lado de|à côté de|ao lado|accanto(?: al?)?)';
/** The other one of two pictures. Words without apostrophes have a space there. */
export const THE_OTHER =
  "(?:the other|each other|one another|(?:dem|das|der|die) ander(?:e[nrs]?|m)|(?:la )?(?:otra|segunda|primera)|l ?[' ’]autre|d?a outra|l ?[' ’]altra)";
