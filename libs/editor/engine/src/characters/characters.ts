const SYMBOLS = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * The symbols of a text as a person sees them: letters with their accents, and emoji that are made of several
 * characters.
 */
export const symbolsOf = (text: string): readonly string[] =>
  Array.from(SYMBOLS.segment(text), ({ segment }) => segment);

/** The number of characters of a text, as Unicode counts them: an emoji of one symbol is one. */
const charactersIn = (text: string): number => {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
};

/** True when a text has more than `max` characters. */
export const isLongerThan = (text: string, max: number): boolean =>
  text.length > max && charactersIn(text) > max;

/** The start of a text with at most `max` characters; no symbol is cut apart. */
export const startOf = (text: string, max: number): string => {
  if (!isLongerThan(text, max)) return text;
  let start = '';
  let count = 0;
  for (const symbol of symbolsOf(text)) {
    count += charactersIn(symbol);
    if (count > max) break;
    start += symbol;
  }
  return start;
};

/**
 * A changed text without the last of its new characters, as far as the text has more than `max`. What was there
 * before stays.
 */
export const limitedChange = (before: string, after: string, max: number): string => {
  if (!isLongerThan(after, max)) return after;
  const [was, is] = [[...before], [...after]];
  const different = was.findIndex((character, index) => character !== is[index]);
  const start = different === -1 ? was.length : different;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const [upTo, rest] = [is.slice(0, is.length - end), is.slice(is.length - end)];
  return startOf(upTo.join(''), max - end) + rest.join('');
};
