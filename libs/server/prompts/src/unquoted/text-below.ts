import { isText } from './spans.ts';
import { textLength } from './text-length.ts';
import { CAPITAL, END, form, START, WRITE } from './words-of-texts.ts';

const ABOVE =
  '(?:at the top|on (?:the )?top|above|oben(?: drüber)?|arriba|encima|en haut|au-dessus|em cima|no topo|in alto|sopra)';
const BELOW =
  '(?:(?:at|on) the bottom|below|underneath|beneath|under(?:neath)? (?:it|that)|darunter|drunter|unten(?: drunter)?|debajo|abajo|en bas|en dessous|au-dessous|dessous|embaixo|em baixo|abaixo|por baixo|in basso|sotto|al di sotto)(?: (?:it|that|de eso|de ça|disso))?';
/** Verbs that ask for a text if names follow. German nouns have capitals as well. */
const PUTS =
  '(?:put|add|pon(?:le|er|me)?|pónle|añade|agrega|coloca|mets|mettez|ajoute|põe|bota|adiciona|metti|aggiungi)';
/**
 * A second text under the first, in a prompt that says so between them: "write Lost Dog and below Call 555 1234", "escribe
 * arriba Feliz Cumple, y abajo Martina".
 */
const TWO_TEXTS = form(
  `(?<asked>${START}(?:${WRITE}|${PUTS})\\s+(?:${ABOVE}:?\\s+)?)(?<one>[^,;:"“”„«»]{2,60}?)(?<link>(?: ${ABOVE})?(?:,?\\s+(?:and|und|y|et|e)\\s+|,\\s+))(?<place>${BELOW})${END}\\s*:?\\s+(?<rest>\\S[^"“”„«»]*)$`,
);

/** `write "Lost Dog" and below "Call 555 1234"`. Null if a prompt has no such second text, which begins with a capital or a number. */
export const withBothTextsQuoted = (prompt: string): string | null => {
  const found = TWO_TEXTS.exec(prompt);
  const { asked = '', one = '', link = '', place = '', rest = '' } = found?.groups ?? {};
  if (found === null || !CAPITAL.test(one) || !CAPITAL.test(rest) || /^\p{Lu}/u.test(place)) return null;
  const two = rest.slice(0, textLength(rest, false));
  const isWhole = textLength(one, false) === one.length;
  if (!isWhole || !isText(one, false) || !isText(two, false)) return null;
  return `${prompt.slice(0, found.index)}${asked}"${one}"${link}${place} "${two}"${rest.slice(two.length)}`;
};
