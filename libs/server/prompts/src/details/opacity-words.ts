/* Words in six languages for how well the picture is seen through what is written on it or laid over it, as parts of forms. */

/** Beside these a percentage says how much is covered. */
export const OPAQUE =
  'opacity|opaque|opaqueness|deckkraft|deckend|opacidad|opacité|opacidade|opacità|opaco|opak';
/** Beside these a percentage says how much is seen through. */
export const CLEAR =
  'transpar[eê]n\\p{L}*|trasparen\\p{L}*|see[- ]?through|durchsichtig\\p{L}*|durchscheinend\\p{L}*|translu[cz]\\p{L}*|translúcid\\p{L}*|traslúcid\\p{L}*';
/** What should hardly be seen. */
export const FAINT =
  'faint\\p{L}*|subtle|subtly|barely|unobtrusive|dezent\\p{L}*|blass\\p{L}*|schwach\\p{L}*|unauffällig\\p{L}*|tenue|suave|sutil|léger|légère|leve|legger\\p{L}*';
