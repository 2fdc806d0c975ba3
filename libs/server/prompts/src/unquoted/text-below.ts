import { isText } from './spans.ts';
import { textLength } from './text-length.ts';
import { CAPITAL, END, form, START, WRITE } from './words-of-texts.ts';

/** A second text under the first, in a prompt that says so between them: "write Lost Dog and below Call 555 1234". */
const TWO_TEXTS = form(
  `(?<asked>${START}(?:${WRITE})\\s+)(?<one>[^,;:"“”„«»]{2,60}?)(?<link>,?\\s+(?:and|und|y|et|e)\\s+|,\\s+)(?<place>(?:below|underneath|beneath|under(?:neath)? (?:it|that)|darunter|unten drunter|debajo|abajo|en dessous|au-dessous|dessous|embaixo|abaixo|por baixo|sotto|al di sotto)(?: (?:it|that|de eso|de ça|disso))?)${END}\\s*:?\\s+(?<rest>\\S[^"“”„«»]*)$`,
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
