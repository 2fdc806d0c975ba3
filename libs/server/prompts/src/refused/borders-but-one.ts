/* A border on all sides but one: "a border but not on top". It is as wide on every side, or on one only. */

const BORDER = '(?:borders?|frame|rand|rahmen|borde|marco|bordure|cadre|borda|moldura|bordo|cornice)';
const BUT =
  '(?:(?:but|just) not|not|except(?: for)?|but|aber nicht|nur nicht|außer|menos|pero no|excepto|sauf|mais pas|mas não|exceto|tranne|ma non)';
const SIDE =
  '(?:(?:on|at) (?:the )?(?:top|bottom|left|right)|the (?:top|bottom|left|right)|oben|unten|links|rechts|arriba|abajo|a la (?:izquierda|derecha)|en haut|en bas|à (?:gauche|droite)|em cima|em ?baixo|à (?:esquerda|direita)|in alto|in basso|a (?:sinistra|destra)|sopra|sotto)';

const ALL_BUT_ONE = new RegExp(
  `(?<!\\p{L})${BORDER}(?!\\p{L})[^.!?]{0,30}?,? ${BUT} ${SIDE}[\\s.!?]*$`,
  'iu',
);

/** True for a wish for a border that one side shall not have. */
export const leavesSideWithoutBorder = (prompt: string): boolean => ALL_BUT_ONE.test(prompt);
