import { PAINT_HINT } from '../clause-reading.ts';
import { says, type Clause } from '../clauses/clauses.ts';
import { quote, unquoted, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { thingAt } from './things.ts';

/** What is wide enough to stand for all of a background. */
const WIDE =
  /^(?:buildings?|houses|hills?|cliffs?|crowds?|skyscrapers?|towers?|gebäude|häuser|hügel|edificios?|casas|colinas?|bâtiments?|immeubles?|maisons|collines?|prédios?|edifícios?|morros?|edifici|palazzi|case|colline|wall|wand|pared|mur|parede|parete|muro|curtains?|vorhang|vorhänge|cortinas?|rideaux?|tend[ae])$/iu;

/** True if a clause is about one thing in the background that nothing finds: "the poster in the back". */
const isOfThingBehind = ({ words }: Clause): boolean =>
  words.some((_, at) => {
    const thing = thingAt(words, at);
    const next = thing === null ? undefined : words[thing.to];
    return (
      thing !== null &&
      !thing.isFound &&
      next !== undefined &&
      says(next, 'place:behind') &&
      !words.slice(thing.from, thing.to).some(({ text }) => WIDE.test(text))
    );
  });

/** "Blur the mess in the background" may mean all of it, and is no such change. */
const changesBackground = ({ options }: PlannedStep): boolean => options['where'] === 'background';

/** The plan without changes of the whole background that are asked for one thing in it: "desaturate the poster in the back". */
export const withoutThingsBehind = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const told = clauses.filter(isOfThingBehind);
  const others = clauses.filter((clause) => !told.includes(clause));
  const isAskedElsewhere = ({ operation }: PlannedStep): boolean =>
    others.some(({ text }) => readByRules(text).steps.some((step) => step.operation === operation));
  const steps = reading.steps.filter((step) => !changesBackground(step) || isAskedElsewhere(step));
  if (told.length === 0 || steps.length === reading.steps.length) return reading;
  const texts = told.map(({ text }) => text);
  const undone = reading.notPossible.filter((one) => !texts.includes(unquoted(one).toLowerCase()));
  return {
    ...reading,
    steps,
    notPossible: [...undone, ...texts.map(quote)],
    hints: [...new Set([...reading.hints, PAINT_HINT])],
  };
};
