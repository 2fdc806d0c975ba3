import { says } from '../clauses/clauses.ts';
import { BIG, SMALL } from '../details/degrees-of-size.ts';
import { colorsOf, isLike, LETTERS, saidIn } from '../details/said.ts';
import { valueIn } from '../clauses/reading.ts';
import type { StepOptions } from '@safelight/operations';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { withQuotedText } from '../unquoted/quoted-text.ts';
import { HOLE, QUOTATION } from '../words/quotations.ts';
import type { Word } from '../words/words.ts';
import {
  AND,
  BELOW,
  isLowerQuoted,
  LABELS,
  saysBelow,
  upperAndLower,
  withLowerTextQuoted,
} from './lower-texts.ts';

/*
 * A text that stands directly below another one: “write "Concert" at the bottom and below it "Town Hall" in white”. Both stand at
 * one place, and the upper one is read as if it were alone.
 */

const SENTENCE = `[^${HOLE}.;!?]`;
const UPPER = `(?<=${HOLE}${SENTENCE}{0,120})`;
/** “…, and below it smaller "B"”, and “… and "B" below it”. */
const FORMS: readonly RegExp[] = [
  new RegExp(`${UPPER}${AND}${BELOW}(?!\\p{L})(?<before>${SENTENCE}{0,60}?)${HOLE}`, 'iu'),
  new RegExp(`${UPPER}${AND}(?<before>)${HOLE} ${BELOW}(?!\\p{L})`, 'iu'),
];
/** What stands behind a text up to the next comma or the next wish. */
const ASIDE = new RegExp(`^,?${SENTENCE}*?(?=\\s*(?:[.,;!?]|$)| (?:and|und|y|et|e) )`, 'iu');

/** Beside a text at the top, the Italian word may mean the bottom of the picture. */
const OR_AT_BOTTOM = new RegExp(`(?<!\\p{L})sotto ?${HOLE}`, 'iu');
const AT_TOP = /(?<!\p{L})(?:in alto|in cima)(?!\p{L})/iu;
/** Other words that only describe letters, or say what kind of text it is. */
const OF_LETTERS = new RegExp(
  `^(?:,|more|mais|más|plus|più|menor(?:es)?|etwas|bit|poco|pouco|sizes?|größe|tamaño|taille|tamanho|grandezza|dimensione|${LABELS})$`,
  'iu',
);
const SAME = /(?<!\p{L})(?:same|gleich|mism[oa]|même|mesm[oa]|stess[oa])\p{L}*/iu;

/** True for words that only describe letters. */
const describes = (word: Word): boolean =>
  isLike(word, BIG) ||
  isLike(word, SMALL) ||
  isLike(word, LETTERS) ||
  SAME.test(word.text) ||
  OF_LETTERS.test(word.text) ||
  valueIn(word, 'color') !== null ||
  valueIn(word, 'shade') !== null ||
  says(word, 'filler', 'article', 'write', 'add', 'make', 'this', 'with', 'and');

/** The options of a text below another one that are said beside it. Null if something else is said. */
const optionsBeside = (beside: string): StepOptions | null => {
  const said = saidIn(beside);
  if (!said.words.every(describes)) return null;
  const [color] = colorsOf(said);
  const isAsLarge = SAME.test(beside) || said.words.some((word) => isLike(word, BIG));
  return {
    ...(isAsLarge ? { belowSize: 'same' } : {}),
    ...(color === undefined ? {} : { belowColor: color.hex }),
  };
};

/** A prompt of which only the lower text stands between quotation marks, with both between them, or with none. */
const withUpperQuoted = (prompt: string): string => {
  const [upper, lower] = upperAndLower(prompt);
  const quoted = withQuotedText(upper);
  return quoted.endsWith('"') ? quoted + lower : prompt.replaceAll('"', '');
};

interface TextBelow {
  /** The text below which it stands. */
  readonly above: string;
  readonly options: StepOptions;
  /** The prompt without it. */
  readonly rest: string;
}

const bare = (quotation: string): string => quotation.replace(/^["“„«]\s*|\s*["”“»]$/gu, '');

/** How much of what stands behind a text describes its letters. Null if the words right behind it do not. */
const describing = (behind: string): string | null => {
  const [first = ''] = ASIDE.exec(behind) ?? [];
  if (optionsBeside(first) === null) return null;
  const [second = ''] = ASIDE.exec(behind.slice(first.length)) ?? [];
  return second.startsWith(',') && optionsBeside(second) !== null ? first + second : first;
};

/** The first text of a prompt that stands below another one. Null if there is none. */
const textBelowIn = (prompt: string): TextBelow | null => {
  const quotations = prompt.match(QUOTATION) ?? [];
  const holed = prompt.replace(QUOTATION, HOLE);
  for (const form of FORMS) {
    const found = form.exec(holed);
    if (found === null) continue;
    const start = holed.slice(0, found.index);
    const end = holed.slice(found.index + found[0].length);
    const behind = describing(end);
    const options = behind === null ? null : optionsBeside(`${found.groups?.['before']} ${behind}`);
    const at = start.split(HOLE).length - 1;
    const [above, below] = quotations.slice(at - 1).map(bare);
    if (behind === null || options === null || above === undefined || below === undefined) continue;
    if (OR_AT_BOTTOM.test(found[0]) && AT_TOP.test(start)) continue;
    const others = quotations.toSpliced(at, 1);
    const rest = `${start}${end.slice(behind.length)}`;
    return { above, options: { below, ...options }, rest: rest.replaceAll(HOLE, () => others.shift() ?? '') };
  }
  return null;
};

/** The options of a text with another one below it, and below that the one which it had already. */
const joined = (step: PlannedStep, options: StepOptions): StepOptions => {
  const lower = step.options['below'];
  return { ...options, ...(lower === undefined ? {} : { below: `${options['below']}\n${lower}` }) };
};

/**
 * The reading of a text below another one and of what `read` reads of the rest of the prompt. Null if no text stands below another
 * one, or if the upper one is not written.
 */
export const withTextBelow = (
  prompt: string,
  read: (rest: string) => PromptReading,
): PromptReading | null => {
  if (!saysBelow(prompt)) return null;
  const asked = isLowerQuoted(prompt) ? withUpperQuoted(prompt) : prompt;
  const found = textBelowIn(withLowerTextQuoted(withQuotedText(asked)));
  if (found === null) return null;
  const reading = read(found.rest);
  const isAbove = ({ operation, options }: PlannedStep): boolean =>
    operation === 'add-text' && options['text'] === found.above;
  if (!reading.steps.some(isAbove)) return null;
  const steps = reading.steps.map((step) =>
    isAbove(step) ? { ...step, options: { ...step.options, ...joined(step, found.options) } } : step,
  );
  return { ...reading, steps };
};
