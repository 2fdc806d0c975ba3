import { HOW_AFTER_HANDLE } from './handles.ts';
import { bare, isCommand, isNamedLook, isOfLook, textLength } from './text-length.ts';
import {
  ARTICLE,
  form,
  isSize,
  END,
  MARK,
  NAME,
  PUT,
  SAYS,
  START,
  TEXT,
  WORD,
  WRITE,
  WRITTEN,
} from './words-of-texts.ts';

/* Where a text that a picture shall show begins and ends in a prompt. */

/** Words that stand for a text which a prompt does not say: "write something funny", "put my name on it". */
const UNSAID =
  /^(?:and|or|und|y|et|e|from|about|by|for|nothing|something|anything|sth|stuff|whatever|what|where|when|who|how|it|this|that|these|those|them|there|down|in|on|at|to|of|over|under|underneath|below|above|across|with|a|an|the|my|our|your|his|her|their|some|us|me|text|words?|letters|algo|nada|qué|que|lo|la|el|los|las|un|una|mi|nuestr\p{L}+|en|sobre|nichts|etwas|irgendwas|irgendetwas|irgendein\p{L}*|was|ein\p{L}*|mein\p{L}*|unser\p{L}*|sein\p{L}*|ihr\p{L}*|deren|dessen|sus?|son|ses|leurs?|seus?|suas?|der|die|das|den|es|im|auf|drauf|unten|oben|rien|quelque|quelqu|une|le|les|mon|ma|notre|sur|dessus|ça|alguma|o|os|um|uma|meu|minha|noss\p{L}+|na|no|em|niente|nulla|qualcosa|il|gli|uno|mio|mia|nostr\p{L}+|sul|sulla|su|nel|ce|cosa)$/iu;
const LONGEST_TEXT = 80;
/** "Add the caption last": in which order, and no text. */
const ORDER = /^(?:first|last|zuerst|zuletzt|primero|último|dernier|primeiro)$/u;

/** "140x60 px, file size 10 kb": a size, whatever else is said after it. */
const beginsWithSize = (text: string): boolean => isSize(text.split(',')[0] ?? '');

/** "Write number in corner": a noun for a kind of text, where nobody said the text itself. */
const NAMED_ONLY = form(
  `^(?:(?:${ARTICLE})\\s+)?(?:${NAME}|${WORD}|numbers?|amount|count|total|anzahl|nummer|zahl|cantidad|total|nombre|quantité|quantidade|quantità|numero)$`,
);
/** "This photo": what a text is written on. */
const THIS_PICTURE =
  /^(?:this|that|my|diese[sr]?|mein|est[ae]|es[ae]|mi|cette|ma|ess[ae]|minha|quest[ao]|la mia)\s+(?:photo|picture|pic|image|foto|bild|imagen|imagem|immagine)$/iu;

export const isText = (text: string, isAfterColon: boolean): boolean => {
  const words = text.split(/\s+/u).map(bare).filter(Boolean);
  const [first = ''] = words;
  const isUnsaid = UNSAID.test(first) && /^\p{Ll}/u.test(first) && !(isAfterColon && words.length > 1);
  const isWish = isCommand(first) || words.every((word) => /^\p{Ll}/u.test(word) && isOfLook(word));
  const isUnnamed =
    (words.every((word) => /^\p{Ll}/u.test(word)) && NAMED_ONLY.test(words.join(' ')) && !isAfterColon) ||
    THIS_PICTURE.test(text);
  const isOrder = words.length === 1 && ORDER.test(first) && !isAfterColon;
  return (
    words.length > 0 &&
    text.length <= LONGEST_TEXT &&
    !isUnsaid &&
    !isUnnamed &&
    !isWish &&
    !(isAfterColon && isNamedLook(text)) &&
    !isOrder &&
    !beginsWithSize(text)
  );
};

/** Where the text begins and ends in a prompt. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export const spanFrom = (prompt: string, from: number, isAfterColon = false): Span | null => {
  const text = prompt.slice(from, from + textLength(prompt.slice(from), isAfterColon));
  const to = from + text.replace(HOW_AFTER_HANDLE, '$1').length;
  return to > from && isText(prompt.slice(from, to), isAfterColon) ? { from, to } : null;
};

/** The text after words such as "saying". With `CAPITAL` it is found only if it begins like a name. */
export const after = (prompt: string, words: RegExp, begins = /^\S/u): Span | null => {
  for (const found of prompt.matchAll(new RegExp(words, 'giu'))) {
    const from = found.index + found[0].length;
    const span = begins.test(prompt.slice(from)) ? spanFrom(prompt, from) : null;
    if (span !== null) return span;
  }
  return null;
};

/** Verbs that ask for a text. */
export const IS_ASKED = form(`${START}(?:${PUT}|${WRITE}|${WRITTEN}|${MARK}|${SAYS})${END}`);
/** Nouns for a text. */
export const IS_NAMED = form(`${START}(?:${NAME}|${TEXT})${END}`);

/** The first text of this form. */
export const whole = (prompt: string, text: RegExp): Span | null => {
  const found = text.exec(prompt);
  return found === null ? null : { from: found.index, to: found.index + found[0].length };
};
/** The prompt with this text between quotation marks. */
export const quotedAt = (prompt: string, { from, to }: Span): string =>
  beginsWithSize(prompt.slice(from, to))
    ? prompt
    : `${prompt.slice(0, from)}"${prompt.slice(from, to)}"${prompt.slice(to)}`;

/** Words between single quotation marks, which may contain apostrophes: "'don't panic'". */
export const SINGLE_QUOTED = /(?<![\p{L}\p{N}])'((?:[^'"]|(?<=\p{L})'(?=\p{L})){2,})'(?!\p{L})/gu;
const QUOTED = new RegExp(`["“”„«»]|${SINGLE_QUOTED.source}`, 'u');
/** True if a prompt has words between quotation marks. */
export const hasQuotedText = (prompt: string): boolean => QUOTED.test(prompt);
