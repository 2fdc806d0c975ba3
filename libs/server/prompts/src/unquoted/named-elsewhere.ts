import { textLength } from './text-length.ts';
import {
  CAPITAL,
  END,
  form,
  isSize,
  NAME,
  ON_PICTURE,
  ARTICLE,
  START,
  TEXT,
  WORD,
  WRITE,
} from './words-of-texts.ts';
import { IS_ASKED, isText, quotedAt, spanFrom } from './spans.ts';

/* Texts that stand in another part of the prompt than the wish to write them. */

const OF = String.raw`(?:\s+(?:of|de|du|del|des|do|da|della|dello|degli|von)\s+[^\s,]+(?:\s+[^\s,]+)?)?`;
/** "My name, Sara Lindqvist": a noun and, after a comma, what it is. */
const APPOSED = form(
  `${START}(?:(?:${ARTICLE}|two|deux|zwei|dos|dois|due)\\s+)*(?:${NAME}|${TEXT})${OF}(?<middle>(?:\\s+[^\\s,:]+){0,6}),\\s+`,
);
const THIS_TEXT = form(
  `\\s*[-–—,:.]\\s*(?:(?:bitte|please|kannst du|can you|puedes|peux-tu) )?(?<verb>${WRITE}|put|add|place|have|mach|setz|pon|mets|coloca|põe|metti)\\s+(?:it|that|this|das|es|eso|esto|ça|isso|isto|ciò|questo|lo)(?=\\s|$)`,
);
const IS_WRITE = form(`^(?:${WRITE})${END}`);
/** `write "Rest in peace" below` for "Rest in peace, write this below". */
export const beforeThis = (prompt: string): string | null => {
  const found = THIS_TEXT.exec(prompt);
  if (found === null || !CAPITAL.test(prompt)) return null;
  const text = prompt.slice(0, found.index);
  const isOne = textLength(text, true) === text.length && isText(text, false);
  // "Street lamp gone, make it sharper": a verb for anything writes only what it puts in a place.
  const isWritten =
    IS_WRITE.test(found.groups?.['verb'] ?? '') ||
    ON_PICTURE.test(prompt.slice(found.index + found[0].length));
  return isOne && isWritten
    ? `${found.groups?.['verb'] ?? ''} "${text}"${prompt.slice(found.index + found[0].length)}`
    : null;
};

/** `write "Lena and Tom" under us` for "write our names under us, Lena and Tom". */
export const apposed = (prompt: string): string | null => {
  const found = APPOSED.exec(prompt);
  if (
    found === null ||
    /\p{Lu}/u.test(found.groups?.['middle'] ?? '') ||
    !(IS_ASKED.test(prompt) || ON_PICTURE.test(prompt))
  )
    return null;
  const from = found.index + found[0].length;
  const span = CAPITAL.test(prompt.slice(from)) ? spanFrom(prompt, from) : null;
  if (span === null || isSize(prompt.slice(span.from, span.to))) return null;
  const text = prompt.slice(span.from, span.to);
  return `${prompt.slice(0, found.index)}"${text}"${found.groups?.['middle'] ?? ''}${prompt.slice(span.to)}`;
};

const CALLED = form(
  `${START}(?:${NAME}|${TEXT}|store|book|film|movie|cover|tienda|libro|boutique)${OF}\\s+(?:is called|is|should be|heißt|heisst|ist|soll|se llama|es|s'appelle|est|se chama|chama-se|é|si chiama|è)\\s+`,
);
const THAT = form(
  `${START}(?<verb>${WRITE}|put|add|place|mach|setz|pon|mets|coloca|metti)\\s+(?:it|that|this|das|es|eso|ça|isso|ciò|lo)(?=\\s)`,
);
const IS_WORD = form(`^(?:${WORD})${END}`);
/** `write "Blue Door" at the top` for "my shop is called Blue Door, write that at the top". */
export const called = (prompt: string): string | null => {
  const found = CALLED.exec(prompt);
  if (found === null) return null;
  const from = found.index + found[0].length;
  const span = CAPITAL.test(prompt.slice(from)) ? spanFrom(prompt, from) : null;
  if (span === null) return null;
  const rest = prompt.slice(span.to);
  const that = THAT.exec(rest);
  if (that === null) return IS_WORD.test(found[0]) ? quotedAt(prompt, span) : null;
  const text = prompt.slice(span.from, span.to);
  return `${that.groups?.['verb'] ?? ''} "${text}"${rest.slice(that.index + that[0].length)}`;
};
