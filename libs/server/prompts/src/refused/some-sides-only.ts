/*
 * Borders and round corners that only some sides shall have: "a border but not on top", "white bars left and right", "round
 * corners only on top". A border is as wide on every side, or on one only, and all corners are round.
 */

const BORDER = '(?:borders?|frame|rand|rahmen|borde|marco|bordure|cadre|borda|moldura|bordo|cornice)';
const BUT =
  '(?:(?:but|just) not|not|except(?: for)?|but|aber nicht|nur nicht|außer|menos|pero no|excepto|sauf|mais pas|mas não|exceto|tranne|ma non)';
const SIDE =
  '(?:(?:on|at) (?:the )?(?:top|bottom|left|right)|the (?:top|bottom|left|right)|oben|unten|links|rechts|arriba|abajo|a la (?:izquierda|derecha)|en haut|en bas|à (?:gauche|droite)|em cima|em ?baixo|à (?:esquerda|direita)|in alto|in basso|a (?:sinistra|destra)|sopra|sotto)';
const ALL_BUT_ONE = `${BORDER}(?!\\p{L})[^.!?"“]{0,30}?,? ${BUT} ${SIDE}`;

const WHITE_OR = '(?:(?:white|weiße[rn]?|blanc[oa]s?|blanches?|blancs?|branc[oa]s?|bianc[hoia]+) )';
const BARS_AT_SIDES = `(?:${WHITE_OR}?(?:borders?|margins?|frame|rand|ränder|rahmen|bordes?|márgenes|margen|bordures?|marges?|bordas?|margens?|bordi|margini)|${WHITE_OR}(?:bars?|balken|barras?|barres?|barre|strisce|tiras?))(?: (?:blanc[oa]s?|blanches?|blancs?|branc[oa]s?|bianc[hoia]+))? (?:only |just |nur |solo |seulement |só )?(?:on |at )?(?:the )?(?:left and(?: the)? right(?: sides?)?|sides|top and(?: the)? bottom|links und rechts|oben und unten|a (?:izquierda y derecha|los lados)|arriba y abajo|à gauche et à droite|en haut et en bas|à esquerda e à direita|em cima e em ?baixo|a sinistra e a destra|sopra e sotto)(?: only| nur)?`;

const ROUND_AT = `round(?:ed)? (?:the )?(?:corners (?:only |just )?(?:on|at) (?:the )?|(?:only the |the )?)(?:top|bottom|upper|lower|left|right)(?: (?:two )?corners)?(?: only)?|(?:nur )?(?:die )?(?:oberen|unteren|linken|rechten) ecken (?:abrunden|rund)|abgerundete ecken nur (?:oben|unten)|(?:esquinas redondeadas|coins arrondis|cantos arredondados|angoli arrotondati) (?:solo |seulement |só |solo )?(?:arriba|abajo|en haut|en bas|em cima|embaixo|in alto|in basso|sopra|sotto)`;

const WHOLE = new RegExp(
  `(?:(?<!\\p{L})${ALL_BUT_ONE}[\\s.!?]*$|^\\s*(?:please )?(?:add |put |give it |make |mach |füge |pon |ponle |mets |põe |coloca |metti )?(?:an? |the |ein(?:e[n]?)? |un[ae]? |uma? )?(?:${BARS_AT_SIDES}|${ROUND_AT})[\\s.!?]*$)`,
  'iu',
);

/** True for a wish for a border or round corners that some sides shall not have. */
export const concernsSomeSides = (prompt: string): boolean => WHOLE.test(prompt);
