import { says, type Clause } from '../clauses/clauses.ts';
import { quote, unquoted, type PromptReading } from '../prompt-reading.ts';
import { canBePartial } from '../regions.ts';
import { valueIn } from '../clauses/reading.ts';
import { wordsOf } from '../words/words.ts';

const HALF_HINT = 'Say which half: the left half, the right half, the upper half or the lower half.';
/** Half of the picture, as a part of it, in six languages. "By half" and "half the blur" are amounts. */
const HALF_OF =
  /(?<!\p{L})(?:half (?:of (?:it|this|that|them|the|my|our)|(?:the|my) (?:picture|photo|pic|image|people|faces?))|(?<!(?<!\p{L})(?:um|auf) )die hälfte(?! (?:an|so|weniger|kleiner|reduz\p{L}*))|(?<!(?<!\p{L})(?:a|hasta|por) )la mitad|(?<!(?<!\p{L})(?:de|par) )la moitié|(?<!(?<!\p{L})(?:pela|na|à|em) )(?:a )?metade|(?<!(?<!\p{L})(?:a|della|alla) )(?:la )?metà)(?!\p{L})/iu;

/** True for a clause about half of the picture that does not say which one. */
const isOfSomeHalf = ({ text, words }: Clause): boolean =>
  HALF_OF.test(text) && words.every((word) => valueIn(word, 'place') === null);

/** The plan without changes of half the picture, of which a prompt does not say which half it is. */
export const withHalfNamed = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const told = clauses.filter(isOfSomeHalf).map(({ text }) => quote(text));
  if (told.length === 0) return reading;
  const isWeakened = ({ operation, strength, options }: PromptReading['steps'][number]): boolean =>
    strength === 0.5 && canBePartial(operation) && !String(options['where'] ?? '').includes('half');
  const steps = reading.steps.filter((step) => !isWeakened(step));
  if (steps.length === reading.steps.length) return reading;
  const others = reading.notPossible.filter((one) => !told.includes(one));
  return { ...reading, steps, notPossible: [...others, ...told], hints: [...reading.hints, HALF_HINT] };
};

const OF_SIDE = /(?: half| third| quarter)$/u;
const PART = /(?:^| )(?:third|drittel|tercio|tiers|terço|terzo)$/iu;
/** The plan that does not say of a half in which something is done that it was not understood: "mets la moitié gauche". */
export const withHalfDone = (reading: PromptReading): PromptReading => {
  const operations = reading.steps
    .filter(({ options }) => OF_SIDE.test(String(options['where'] ?? '')))
    .map(({ operation }) => operation);
  if (operations.length === 0 || reading.notPossible.length === 0) return reading;
  const isOfHalf = (told: string): boolean => {
    const { words } = wordsOf(unquoted(told));
    return (
      words.some((word) => says(word, 'half') || PART.test(word.text)) &&
      words.every(
        (word) =>
          says(word, 'half', 'article', 'filler', 'make', 'more', 'less') ||
          PART.test(word.text) ||
          valueIn(word, 'place') !== null ||
          operations.some((operation) => word.concepts.has(`op:${operation}` as never)),
      )
    );
  };
  return { ...reading, notPossible: reading.notPossible.filter((told) => !isOfHalf(told)) };
};
