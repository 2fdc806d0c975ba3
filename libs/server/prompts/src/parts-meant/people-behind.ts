import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { REMOVE_HINT } from '../rules/objects.ts';
import type { Word } from '../words/words.ts';

const removesPeople = ({ operation, options }: PlannedStep): boolean =>
  operation === 'remove-object' && options['names'] === 'person';

const SOMEONE = /^(?:einer|jemand|one|someone|somebody|celui|quelqu un|uno|alguien|um|alguém|qualcuno)$/iu;
/** "Einer hinten muss weg", "celui de derrière": one person behind somebody, and not all who are there. */
const withOneBehind = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isOne = clauses.some(({ words }) => {
    const at = words.findIndex(({ text }) => SOMEONE.test(text));
    const placeAt = words.findIndex((word, index) => index > at && says(word, 'place:behind'));
    return at >= 0 && placeAt > at && words.slice(at + 1, placeAt).every((word) => says(word, 'filler'));
  });
  if (!isOne) return reading;
  const steps = reading.steps.map((step) =>
    removesPeople(step) && step.options['said'] === 'people' && step.options['count'] === 0
      ? { ...step, options: { ...step.options, said: 'person', count: 1 } }
      : step,
  );
  return { ...reading, steps };
};

/** The removals of people that the rules read in a clause alone. */
const removalsIn = ({ text }: Clause): readonly PlannedStep[] =>
  readByRules(text).steps.filter(removesPeople);

/**
 * The plan, in which people who are removed are those at the place that their clause says: beside something that shall
 * stay, the rules lose it in "the tourists behind us, but keep the fountain".
 */
const withOwnPlace = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isOpen = (step: PlannedStep): boolean => removesPeople(step) && step.options['place'] === '';
  if (clauses.length < 2 || !reading.steps.some(isOpen)) return reading;
  const [removal, another] = clauses.flatMap(removalsIn);
  const place = removal?.options['place'];
  if (removal === undefined || another !== undefined || place !== 'behind') return reading;
  const isKept = clauses.some(({ words }) =>
    words.some((word) => says(word, 'keep') && valueIn(word, 'thing') !== 'person'),
  );
  if (!isKept) return reading;
  const steps = reading.steps.map((step) => (isOpen(step) ? { ...step, options: removal.options } : step));
  return { ...reading, steps };
};

/** Words for people without a name of their own. */
const PEOPLE =
  /^(?:ones?|those|others?|two|three|rest|strangers?|photobombers?|zwei|drei|anderen?|leute|otr[oa]s?|dos|tres|demás|autres?|deux|trois|outr[oa]s?|dois|duas|três|altr[ie]|due|tre)$/iu;

/** True for the words of a place, and for people whom no word names: "the ones behind us", "los de atrás". */
const isOfPlace = (word: Word): boolean =>
  says(word, 'place:behind', 'near', 'everything', 'filler', 'article', 'remove', 'subject', 'background') ||
  valueIn(word, 'thing') !== null ||
  PEOPLE.test(word.text);
/** Phrases of the lexicons with their article: "the light". */
const WITH_ARTICLE = /^(?:the|der|die|das|den|el|la|los|las|le|les|o|a|il|lo) \p{L}/iu;
/** A post, which is a filler in "for a post". */
const POST = /^posts?$/iu;

/** The clause that wants something behind people removed that is no person: "the mirror behind us". Null for none. */
const thingBehindIn = (clauses: readonly Clause[]): Clause | null =>
  clauses.find(({ words }) => {
    const placeAt = words.findIndex((word) => says(word, 'place:behind'));
    return words.some(
      (word, at) =>
        at < placeAt &&
        (WITH_ARTICLE.test(word.text) || says(words[at - 1] ?? word, 'article')) &&
        /\p{L}{3}/u.test(word.text) &&
        (POST.test(word.text) || !isOfPlace(word)),
    );
  }) ?? null;

/**
 * The plan without the removal of everybody behind somebody, if a thing is named that stands there. It may have the name of
 * a tone or a turn, which the rules do not take for a thing: "the cooler behind us", "the mirror behind him".
 */
const withoutThingBehind = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isEverybody = (step: PlannedStep): boolean =>
    removesPeople(step) && step.options['said'] === 'people' && step.options['count'] === 0;
  const thing = reading.steps.some(isEverybody) ? thingBehindIn(clauses) : null;
  if (thing === null) return reading;
  const steps = reading.steps.filter((step) => !isEverybody(step));
  return withUndone({ ...reading, steps }, [thing.text], REMOVE_HINT);
};

/** The plan, of which the people who are removed are those behind somebody if the prompt says so. */
export const withPeopleBehind = (reading: PromptReading, clauses: readonly Clause[]): PromptReading =>
  withoutThingBehind(withOneBehind(withOwnPlace(reading, clauses), clauses), clauses);
