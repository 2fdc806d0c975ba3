import { isText, type Span } from './spans.ts';
import { bare, isCommand, isOfLook, textLength } from './text-length.ts';
import { form } from './words-of-texts.ts';

/** A place behind another wish, and a text that begins with a capital: "al óleo y abajo Bodas de plata". */
const AT_PLACE = form(
  `(?<=\\p{L}(?:,| and|,? y|,? et|,? e) )(?:at the (?:bottom|top)|abajo|arriba|en (?:bas|haut)|embaixo|em (?:baixo|cima)|in (?:basso|alto))(?: (?:write|escrib\\p{L}+|écris|escrev\\p{L}+|scrivi))?:? (?=(?-i:\\p{Lu})\\p{L}*)`,
);
const LAST_MARK = /[\s.!]*$/u;
const LEAST_WORDS = 2;

/** The text at the end of a prompt that stands at a place there, without a verb. Null if what stands there may be a wish. */
export const textAtPlace = (prompt: string): Span | null => {
  const found = AT_PLACE.exec(prompt);
  if (found === null) return null;
  const from = found.index + found[0].length;
  const text = prompt.slice(from).replace(LAST_MARK, '');
  const words = text.split(/\s+/u).map(bare);
  const isWhole = !/[,;:?\n"“„«]/u.test(text) && textLength(text, false) === text.length;
  const isName =
    words.length >= LEAST_WORDS && !words.some((word) => isCommand(word)) && !isOfLook(words[0] ?? '');
  return isWhole && isName && isText(text, false) ? { from, to: from + text.length } : null;
};
