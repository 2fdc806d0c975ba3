import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PromptReading } from '../prompt-reading.ts';
import { thingAt } from './things.ts';

const DISLIKES =
  /(?<!\p{L})(?:hate|(?:do not|don['’]?t|does not) (?:really )?like|can['’]?t stand|ugly|horrible|awful|hideous|hasse|hässlich|gefällt|scheußlich|odio|gusta|fe[oa]|déteste|aime|moche|laide?|odeio|gosto|gostei|fei[oa]|piace|brutt[oa])(?!\p{L})/iu;
const OF_TINT: readonly string[] = ['color-correction', 'warm-tones', 'cool-tones'];

/**
 * The text of a prompt that only says that somebody does not like a colored thing: "I hate the green wall", "the blue car is
 * ugly". The color is no tint of the whole picture. Null for others.
 */
export const dislikedThing = ({ steps }: PromptReading, clauses: readonly Clause[]): string | null => {
  const [clause, ...others] = clauses;
  const isTint = steps.every(
    ({ operation, options }) => OF_TINT.includes(operation) && !('where' in options),
  );
  if (clause === undefined || others.length > 0 || !isTint || !DISLIKES.test(clause.text)) return null;
  const words = [...clause.words, ...clause.negated];
  const isColored = words.some((_, from) => {
    const thing = thingAt(words, from);
    const nouns = thing === null ? [] : words.slice(thing.from + 1, thing.to);
    return (
      nouns.some((word) => valueIn(word, 'color') !== null) &&
      nouns.some((word) => valueIn(word, 'color') === null && !says(word, 'skin', 'face'))
    );
  });
  return isColored ? clause.text : null;
};
