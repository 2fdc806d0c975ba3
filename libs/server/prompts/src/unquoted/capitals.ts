import { bare, isA, textLength } from './text-length.ts';
import { CAPITAL, form, IN_CAPITALS_ANYWAY, NUMBER, PLACE, PUT, WORD, WRITE } from './words-of-texts.ts';
import { hasQuotedText, IS_ASKED, IS_NAMED, quotedAt, spanFrom, type Span } from './spans.ts';

/* Texts that are told by their capital letters. */

const CAPITALS =
  /(?<![\p{L}\p{N}#])\p{Lu}[\p{Lu}\p{N}'&%-]+(?:\s+(?:(?:R\$ ?|US\$ ?|[$€£])\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*[$€£]|\/ \p{Lu}[\p{Lu}\p{N}'&%-]+|[-+]?[\p{Lu}\p{N}][\p{Lu}\p{N}'&%-]*))*(?![\p{L}\p{N}$])/gu;
/** True for words of which one is no usual abbreviation, such as “JPG”. */
const isWritten = (text: string): boolean =>
  text.split(/\s+/u).some((word) => /\p{L}{3}/u.test(word) && !IN_CAPITALS_ANYWAY.test(word));
/** "Darken the SKY": after an article, capitals only stress the name of a thing. */
const isStressed = (prompt: string, { 0: text, index }: RegExpMatchArray): boolean => {
  const before = prompt.slice(0, index).trimEnd().split(/\s+/u).at(-1) ?? '';
  return isA(before, 'article') && isA(bare(text), 'thing', 'region');
};
/** "RIP grandpa 1940-2024": a date belongs to the text, and so do the words before it. */
const DATED = new RegExp(
  `^(?:\\s+\\p{Ll}\\p{L}*){1,3}\\s+(?:${NUMBER.source}|\\d{4}\\s?[-–]\\s?\\d{4}(?!\\d))`,
  'u',
);
/** "Put 50% OFF on it": a number directly behind the verb belongs to the text. */
const AMOUNT_BEFORE = form(
  `(?<![\\p{L}\\p{N}])(?:${PUT}|${WRITE}|${WORD})\\s+(?<amount>[-+]?\\d[\\d.,]*(?:[%€$]|x\\d+)?\\s+)$`,
);
/** Words in capitals, with the numbers behind them, in a prompt that has small letters too: "put SALE -30% across it". */
export const inCapitals = (prompt: string): Span | null => {
  if (!/\p{Ll}{2}/u.test(prompt) || !IS_ASKED.test(prompt)) return null;
  for (const found of prompt.matchAll(CAPITALS)) {
    const { 0: text, index } = found;
    if (!isWritten(text) || isStressed(prompt, found)) continue;
    const more =
      /^(?:\s+[-+]?[\p{Lu}\p{N}](?:[\p{L}\p{N}'&%-]|(?<=\d)\/(?=\d))*)*/u.exec(
        prompt.slice(index + text.length),
      )?.[0] ?? '';
    const named = index + text.length + more.length;
    const dated = DATED.exec(prompt.slice(named))?.[0] ?? '';
    const isDated = textLength(prompt.slice(index), false) >= named - index + dated.length;
    const end = isDated ? named + dated.length : named;
    const from = index - (AMOUNT_BEFORE.exec(prompt.slice(0, index))?.groups?.['amount'] ?? '').length;
    // "NO WAY?!", and not the question mark of "can you write SALE?".
    const marks = /^(?:\?!+|!+\?)(?=\s+\S)/u.exec(prompt.slice(end))?.[0] ?? '';
    return { from, to: end + marks.length };
  }
  return null;
};

/** A place beside a text: "top", "on top", "unten". */
const AT_A_PLACE = form(
  `(?<!\\p{L})(?:${PLACE}|below|underneath|darunter|debajo|dessous|abaixo|sotto)(?!\\p{L})`,
);
/**
 * The prompt with both texts of a meme between quotation marks, as in "meme, top WHEN THE WIFI bottom COMES BACK". Null
 * unless a text is asked for, and there are two in capitals that stand at two places.
 */
export const twoInCapitals = (prompt: string): string | null => {
  if (!/\p{Ll}{2}/u.test(prompt) || !(IS_ASKED.test(prompt) || IS_NAMED.test(prompt))) return null;
  const texts = [...prompt.matchAll(CAPITALS)].filter(
    (found) => isWritten(found[0]) && !isStressed(prompt, found),
  );
  const [first, second] = texts;
  if (texts.length !== 2 || first === undefined || second === undefined) return null;
  const firstEnd = first.index + first[0].length;
  const secondEnd = second.index + second[0].length;
  const around = [
    prompt.slice(0, first.index),
    prompt.slice(firstEnd, second.index),
    prompt.slice(secondEnd),
  ];
  const places = around.filter((part) => AT_A_PLACE.test(part)).length;
  return places < 2 || !AT_A_PLACE.test(around[1] ?? '')
    ? null
    : `${around[0] ?? ''}"${first[0]}"${around[1] ?? ''}"${second[0]}"${around[2] ?? ''}`;
};

/** Words that join the parts of a name or title: "Table for Two", "Sisters since 1991". */
const JOINING =
  /^(?:of|the|for|and|in|on|at|by|to|from|with|is|since|a|an|my|&|und|der|die|das|von|für|im|am|bei|mit|de|del|la|el|los|las|y|en|con|a|du|des|le|les|et|à|au|do|da|dos|das|e|em|na|no|di|della|dei|il|lo|per|al)$/iu;
const MOST_JOINING = 2;
/** A title such as "Table for Two": capitals and numbers, with small words between them. */
const inTitleCase = (prompt: string): Span | null => {
  const found = [...prompt.matchAll(/\S+/gu)];
  for (const [at, { 0: word, index }] of found.entries()) {
    if (!CAPITAL.test(bare(word)) || IS_ASKED.test(bare(word))) continue;
    const next = found.slice(at + 1, at + 2 + MOST_JOINING).map((one) => bare(one[0]));
    const capital = next.findIndex((one) => CAPITAL.test(one));
    const isTitle = capital >= 0 && next.slice(0, capital).every((one) => JOINING.test(one));
    if (isTitle) return spanFrom(prompt, index);
  }
  return null;
};

/**
 * The prompt with its text between quotation marks, if it surely asks for a text: any title, and anything after a colon is
 * the text. Null if there is none.
 */
export const withLikelyText = (prompt: string): string | null => {
  if (hasQuotedText(prompt)) return prompt;
  const colon = /\s?:\s+/u.exec(prompt);
  const span =
    (colon === null ? null : spanFrom(prompt, colon.index + colon[0].length, true)) ??
    inTitleCase(prompt) ??
    inCapitals(prompt);
  return span === null ? null : quotedAt(prompt, span);
};
