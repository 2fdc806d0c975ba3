import { spanFrom, type Span } from './spans.ts';
import { bare, isA } from './text-length.ts';
import { ARTICLE, END, form, MARK, NAME, PLACE, PUT, SAYS, START, TEXT, WRITE } from './words-of-texts.ts';

/* Texts after a colon: “caption: Summer in Rome”, “signature at the bottom, small: Anna Berg”. */

/** A colon after a noun or verb for a text, or after where it shall be: "caption: …", "at the top: …". */
const COLON = form(
  `(?:^|[\\s,;(])(?:${TEXT}|${MARK}|${SAYS}|say|signed|sign|${WRITE}|(?<!(?:for|für|para|pra|pour|per)\\s)(?:put|add|write|with|${ARTICLE})\\s+(?:[^\\s:]+\\s+)?(?:${NAME})|credit (?:me|us)?|(?:${WRITE}|${PUT})(?:\\s+[^\\s:,]+){0,6})(?:\\s+[^\\s:,]+){0,5}\\s?:\\s+`,
);
const PLACE_COLON = form(
  `^(?:(?:at|on|in|and|en|au|na|no|am|im|auf|the|der|die|das|la|el|le|o|il)\\s+)*(?:${PLACE})\\s?:\\s+`,
);
export const OTHER_WORK =
  'op, improve, fix, remove, crop, resize, rotate, flip, replace, touch, less, background, sharp, bright, dark, blurry, noise, contrast'.split(
    ', ',
  );
/** A place between a colon and the text: "meme: bottom line see you on Monday". */
const LEADING_PLACE =
  /^(?:(?:the )?(?:top|bottom)(?: (?:text|line))?|(?:untere|obere|oben|unten)(?: zeile)?|(?:en|na) (?:la )?parte (?:de )?(?:arriba|abajo|cima|baixo)|en (?:bas|haut)|riga (?:sotto|sopra)|sotto|sopra|abajo|arriba):?\s+(?=\S+\s+\S)/iu;
const IS_OF_TEXT = form(`${START}(?:${TEXT}|${MARK}|${SAYS}|say|signed|sign|${WRITE}|${NAME})${END}`);
/** Another wish, and a verb for a text behind it: “make it brighter and write at the bottom: …”. */
const AND_WRITES = form(
  `^.*(?:,|${START}(?:and|then|und|dann|y|luego|et|puis|e|depois|poi))\\s+(?=(?:${WRITE})${END})`,
);
/** The text after a colon, unless the words before it ask for other work: "sharpen the text: it is blurry". */
export const afterColon = (prompt: string): Span | null => {
  const found = COLON.exec(prompt) ?? PLACE_COLON.exec(prompt);
  if (found === null) return null;
  const place = LEADING_PLACE.exec(prompt.slice(found.index + found[0].length))?.[0] ?? '';
  const from = found.index + found[0].length + place.length;
  const sentence =
    prompt
      .slice(0, from)
      .split(/[.!?;]\s/u)
      .at(-1)
      ?.replace(AND_WRITES, '') ?? '';
  const asksForOther = (words: string): boolean =>
    words.split(/\s+/u).some((word) => isA(bare(word), ...OTHER_WORK));
  // “I want to sell these shoes: white background, …”: no noun and no verb for a text stands before the colon.
  const [first = ''] = prompt.slice(from).split(/[,.;]/u);
  const isWish = !IS_OF_TEXT.test(sentence) && /^\p{Ll}/u.test(first) && asksForOther(first);
  return asksForOther(sentence) || isWish ? null : spanFrom(prompt, from, true);
};

/** A text after a colon at the end, with more about its letters before it: "firma in basso, bianca, piccola: Foto Bertelli". */
const MARK_COLON = form(
  `(?:^|\\s)(?:${MARK}|${TEXT}|firma|signature|signatur|unterschrift|assinatura)${END}[^:.!?\\n]{0,80}:\\s+(?=\\p{Lu})`,
);
const CHANGING = ['fix', 'remove', 'crop', 'replace', 'touch', 'blurry', 'sharp'] as const;
const LONGEST_NAME = 40;
export const afterLastColon = (prompt: string): Span | null => {
  const found = MARK_COLON.exec(prompt);
  if (found === null) return null;
  const isOther = found[0].split(/\s+/u).some((word) => isA(bare(word), ...CHANGING));
  const from = found.index + found[0].length;
  const text = /^\p{Lu}[^,;:\n]*$/u.exec(prompt.slice(from))?.[0].replace(/[\s.!]+$/u, '') ?? '';
  return isOther || text === '' || text.length > LONGEST_NAME ? null : { from, to: from + text.length };
};
