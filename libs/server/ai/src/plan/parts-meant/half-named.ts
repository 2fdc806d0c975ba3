import type { Clause } from '../clauses/clauses.ts';
import { quote, type PromptReading } from '../prompt-reading.ts';
import { canBePartial } from '../regions.ts';
import { valueIn } from '../clauses/reading.ts';

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
