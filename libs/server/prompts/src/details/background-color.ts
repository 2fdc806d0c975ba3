import type { NamedColor } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { createReading, valueIn } from '../clauses/reading.ts';
import { quotedIn, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { wordsOf, type Word } from '../words/words.ts';
import type { Said } from './said.ts';

/** Words that leave a color to whoever edits: "dark grey maybe", "am besten hellblau". */
const PERHAPS =
  /^(?:maybe|perhaps|possibly|say|preferably|ideally|best|rather|example|instance|like|possible|vielleicht|evtl|eventuell|etwa|zum|beispiel|am|besten|lieber|möglichst|gern|gerne|peut-être|peut|être|plutôt|exemple|si|idéalement|mieux|quizás?|tal|vez|ejemplo|mejor|preferiblemente|talvez|exemplo|melhor|preferência|magari|forse|esempio|meglio|preferibilmente|possibilmente|em|in|en|a|de)$/iu;
const isColorWord = (word: Word): boolean =>
  valueIn(word, 'color') !== null || valueIn(word, 'shade') !== null || word.measure?.kind === 'color';
const isBesideColor = (word: Word): boolean =>
  isColorWord(word) ||
  says(word, 'article', 'filler', 'color', 'then', 'and') ||
  PERHAPS.test(word.text) ||
  /^[,.;!?]$/.test(word.text);
const isOfBackground = (word: Word): boolean => says(word, 'background', 'studio', 'place:behind');

/** The color that a part of the prompt names and nothing else, right after words for a plain background. */
const colorAfterPlain = ({ words, part }: Said): NamedColor | null => {
  const numbers = [...new Set(part)];
  const wordsIn = (number: number | undefined): readonly Word[] =>
    words.filter((_, at) => part[at] === number);
  const at = numbers.findIndex((number, place) => {
    const own = wordsIn(number);
    return (
      own.some((word) => valueIn(word, 'color') !== null || word.measure?.kind === 'color') &&
      own.every(isBesideColor) &&
      wordsIn(numbers[place - 1]).some(isOfBackground)
    );
  });
  const colors = createReading(wordsIn(numbers[at]), []).colors();
  return at < 0 || colors.length !== 1 ? null : (colors[0] ?? null);
};

const isReplaced = ({ operation }: PlannedStep): boolean => operation === 'replace-background';
/** True for a quotation of the wish for a plain background, whose color another part of the prompt says. */
const asksForPlain = (told: string): boolean => {
  const { words } = wordsOf(quotedIn(told) ?? '');
  return words.some((word) => says(word, 'replace')) && words.some((word) => says(word, 'studio'));
};

/**
 * The plan with the color of a plain background that the prompt adds after a comma: "something plain, dark grey maybe". Not
 * known is the color only if none is said.
 */
export const withBackgroundColor = (reading: PromptReading, said: Said): PromptReading => {
  const isPlain = said.words.some((word) => says(word, 'studio'));
  const isOther = said.words.some((word) => says(word, 'reference', 'gradient'));
  const color = isPlain && !isOther && reading.steps.some(isReplaced) ? colorAfterPlain(said) : null;
  if (color === null) return reading;
  const options = { fill: 'color', name: color.name, stops: color.hex, direction: 'vertical' };
  const notPossible = reading.notPossible.filter((told) => !asksForPlain(told));
  return {
    ...reading,
    steps: reading.steps.map((step) => (isReplaced(step) ? { ...step, options } : step)),
    notPossible,
    hints: notPossible.length > 0 ? reading.hints : [],
  };
};
