import { says } from './clauses/clauses.ts';
import { quote, quotedIn, type PlannedStep, type PromptReading } from './prompt-reading.ts';
import { readByRules } from './by-rules/read-by-rules.ts';
import { asksNothing } from './remarks/remarks.ts';
import { wordsOf } from './words/words.ts';

/** Words that begin what is said beside a wish: a condition, a comparison, another wish. */
const BEGINS =
  /^(?:without|but|so|and|like|as|in|on|with|for|when|while|from|because|ohne|aber|damit|und|wie|als|mit|für|wenn|weil|sin|pero|para|y|como|en|con|cuando|sans|mais|pour|et|comme|avec|quand|dans|sem|mas|e|com|quando|senza|ma|per|come)$/iu;
/** Shorter quotations are short enough, and longer ones are no single wish. */
const LEAST_WORDS = 3;
const MOST_WORDS = 20;

const isSame = (one: PlannedStep, other: PlannedStep): boolean =>
  one.operation === other.operation && JSON.stringify(one.options) === JSON.stringify(other.options);

/** True for words that alone mean only what is done. */
const isDone = (text: string, steps: readonly PlannedStep[]): boolean => {
  const alone = readByRules(text);
  return (
    alone.notPossible.length === 0 &&
    alone.steps.length > 0 &&
    alone.steps.every((step) => steps.some((other) => isSame(step, other)))
  );
};

/** The end or the beginning of words without which they mean only what is done. Null if there is none. */
const unreadIn = (text: string, steps: readonly PlannedStep[]): string | null => {
  const words = text.split(/\s+/u);
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return null;
  const cuts = words.slice(1).map((word, at) => ({ at: at + 1, begins: BEGINS.test(word) }));
  const part = (from: number, to?: number): string => words.slice(from, to).join(' ');
  const behind = cuts.find(({ at, begins }) => begins && isDone(part(0, at), steps));
  if (behind !== undefined) return part(behind.at);
  const before = cuts.find(({ at }) => at > 1 && isDone(part(at), steps));
  const unread = before === undefined ? '' : part(0, before.at);
  const names = wordsOf(unread).words.some((word) => !says(word, 'filler', 'article', 'keep', 'make', 'add'));
  return names ? unread : null;
};

/**
 * The reading that quotes only what it does not do of a wish, and not the whole wish: "without burning out the sky" of
 * "lighten it without burning out the sky".
 */
export const withUnreadParts = (reading: PromptReading, prompt: string): PromptReading => {
  if (reading.steps.length === 0 || reading.notPossible.length === 0) return reading;
  const notPossible = reading.notPossible.flatMap((told) => {
    const text = told === quote(prompt) ? prompt : quotedIn(told);
    if (text === null || text.endsWith('…') || wordsOf(text).words.some((word) => says(word, 'except')))
      return [told];
    const unread = unreadIn(text.trim(), reading.steps);
    if (unread === null) return [told];
    return asksNothing(unread) ? [] : [quote(unread)];
  });
  return { ...reading, notPossible: [...new Set(notPossible)] };
};
