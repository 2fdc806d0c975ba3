import { quotedIn, type PromptReading } from '../prompt-reading.ts';

/** The letters and digits of a text in lower case, and where each of them stands in it. */
interface Letters {
  readonly text: string;
  readonly at: readonly number[];
}

/** The readers take "don't" for "do not" and "won't" for "will not". */
const CONTRACTED = /(?<=\b(?:do|does|did|should|ca|is|are|must|could|would|was)n)['’]t\b/giu;
const WILL_NOT = /\bwon['’]t\b/giu;

const lettersOf = (text: string): Letters => {
  const spelled = new Map<number, string>([
    ...[...text.matchAll(CONTRACTED)].map(({ index }) => [index, 'o'] as const),
    ...[...text.matchAll(WILL_NOT)].flatMap(({ index }) => [
      [index + 1, 'ill'] as const,
      [index + 3, 'o'] as const,
    ]),
  ]);
  const letters = [...text.matchAll(/./gsu)].flatMap(({ 0: letter, index }) => {
    const written = spelled.get(index) ?? (/[\p{L}\p{N}]/u.test(letter) ? letter.toLowerCase() : '');
    return [...written].map((one) => ({ one, index }));
  });
  return { text: letters.map(({ one }) => one).join(''), at: letters.map(({ index }) => index) };
};

const CUT_OFF = '…';
/** Quotations end at a word before this many characters. */
const LONGEST = 80;
const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST + 1).replace(/[\s,;:]+\S*$/u, '')}${CUT_OFF}`;

/** What belongs to the last word of a quotation. */
const TAIL = /^(?: ?%|(?<=\d)["'”])/u;
/** "Der Schatten soll aber nicht weg": a clause ends before "but", which here stands in the middle of it. */
const BUT_INSIDE = /^ (?:aber|jedoch)(?: (?:bitte|auch|ja))* (?:nicht|kein\p{L}*)(?!\p{L})[^,.;!?\n]*/iu;
const REST = /^[^,.;!?\n]*/u;

/** The place in the prompt where these words stand. Null if the prompt does not contain them in this order. */
const spanOf = (words: string, written: string): string | null => {
  const isCutOff = words.endsWith(CUT_OFF);
  const [said, all] = [lettersOf(words), lettersOf(written)];
  const startsWord = (found: number): boolean =>
    !/[\p{L}\p{N}]/u.test(written.charAt((all.at[found] ?? 0) - 1));
  let found = all.text.indexOf(said.text);
  while (found >= 0 && !startsWord(found)) found = all.text.indexOf(said.text, found + 1);
  const [first, last] = [all.at[found], all.at[found + said.text.length - 1]];
  if (said.text === '' || first === undefined || last === undefined) return null;
  const start = written.charAt(first - 1) === '#' ? first - 1 : first;
  const after = written.slice(last + 1);
  if (!isCutOff && /^[\p{L}\p{N}]/u.test(after)) return null;
  const end = (isCutOff ? REST : BUT_INSIDE).exec(after)?.[0] ?? TAIL.exec(after)?.[0] ?? '';
  const span = written.slice(start, last + 1) + end;
  const isOpen = span.split('"').length % 2 === 0;
  return isOpen && written.charAt(start + span.length) === '"' ? `${span}"` : span;
};

/** The words as they are written behind a verb that the readers put before them: "enlève l'étiquette" for "sans l'étiquette". */
const behindVerb = (words: string, written: string): string | null => {
  const [verb, ...rest] = words.split(' ');
  const span = rest.length > 1 ? spanOf(rest.join(' '), written) : null;
  return span === null ? null : `${verb} ${span}`;
};

/**
 * The reading that quotes the prompt as it is written, with its capital letters, apostrophes and signs. Words that the
 * readers changed, such as a verb that was only said of the thing before, stay as they are.
 */
export const asWritten = (reading: PromptReading, written: string): PromptReading => ({
  ...reading,
  notPossible: reading.notPossible.map((told) => {
    const words = quotedIn(told);
    const span = words === null ? null : (spanOf(words, written) ?? behindVerb(words, written));
    return span === null ? told : `“${shortened(span.trim().replace(/\s+/gu, ' '))}”`;
  }),
});
