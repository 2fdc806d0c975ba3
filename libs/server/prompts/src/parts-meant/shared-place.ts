import { PAINT_HINT } from '../clause-reading.ts';
import { clausesOf, says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { TONES } from '../lexicon/concepts.ts';
import { sideIn } from '../parts/side-of-picture.ts';
import { type PlannedStep, type PromptReading, withUndone } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { canBePartial, regionIn, type Region } from '../regions.ts';
import type { Word } from '../words/words.ts';
import { unfoundIn } from './things.ts';

/** Words that compare, in six languages. */
const COMPARES = /(?<!\p{L})(?:more|less|mehr|weniger|plus|moins|más|mas|menos|mais|più|piu|meno)(?!\p{L})/iu;
/** English and German adjectives that compare: "warmer", "dunkler". */
const COMPARATIVE = /^\p{L}{3,}er(?:e[nrs]?)?$/iu;
/** Adjectives that are no verbs and need no word that compares: "make the sky dark and moody". */
const ADJECTIVE =
  /^(?:dark|bright|moody|dramatic|vivid|colou?rful|crisp|dunkel|hell|dramatisch|bunt|scharf|sombres?|clairs?|claires?|dramatiques?|nette?s?|oscur[oa]s?|clar[oa]s?|dramátic[oa]s?|nítid[oa]s?|escur[oa]s?|scur[oaie]|chiar[oaie]|drammatic[oaie]|nitid[oaie])$/iu;

const isFunction = (word: Word): boolean =>
  says(word, 'article', 'filler', 'make', 'more', 'less', 'strong', 'subtle');
const isState = (word: Word): boolean =>
  says(word, ...TONES, 'shade:dark', 'haze', 'op:low-light') ||
  [...word.concepts].some((concept) => concept.startsWith('op:'));
const speaksOfWhole = (word: Word): boolean => says(word, 'picture', 'everything', 'fully', 'this');

/** True for a clause that only says how something shall be: "warmer", "y más cálido". */
const isStateOnly = (clause: Clause): boolean => {
  const { words, negated, excepted } = clause;
  const states = words.filter((word) => !isFunction(word));
  return (
    negated.length + excepted.length === 0 &&
    states.length > 0 &&
    states.every((word) => isState(word) && !speaksOfWhole(word)) &&
    words.every((word) => word.measure === null && !speaksOfWhole(word)) &&
    (words.some((word) => COMPARES.test(word.text)) ||
      states.every(({ text }) => COMPARATIVE.test(text) || ADJECTIVE.test(text)))
  );
};

/** The part of which a clause says how it shall be: "make the sky darker", or "unknown" if nothing finds it. Null for others. */
const partIn = ({ words, negated, excepted }: Clause): Region | null => {
  // "Make the moon larger and brighter": a wish for another size may be refused, and the part is still meant.
  const isSaid = (word: Word): boolean => isState(word) || says(word, 'upscale', 'resize');
  const stateAt = words.findLastIndex((word) => isSaid(word) && valueIn(word, 'region') === null);
  const named = words.slice(0, stateAt);
  const isOther = words.some(
    (word) =>
      speaksOfWhole(word) ||
      says(word, 'only', 'replace', 'remove', 'add') ||
      // In Portuguese, one verb makes and keeps: "deixa o céu mais quente".
      (says(word, 'keep') && !says(word, 'make')),
  );
  if (stateAt < 0 || negated.length + excepted.length > 0 || isOther || named.some(isState)) return null;
  const region = regionIn(named);
  if (region !== null) return region === 'unknown' ? region : region.region;
  return sideIn(named) ?? (unfoundIn(named) === null ? null : 'unknown');
};

const AND = '(?:and|but|und|aber|y|e|et|mais|pero|mas|ma|ed)';
const formOf = ({ text }: Clause): string => text.split(/[^\p{L}\p{N}]+/u).join('[^\\p{L}\\p{N}]+');
/** True if a conjunction stands right before these words. */
const isJoined = (prompt: string, clause: Clause): boolean =>
  new RegExp(`(?<!\\p{L})${AND},?\\s+${formOf(clause)}(?!\\p{L})`, 'iu').test(prompt);

const POLITE = /^(?:please|pls|bitte|just|por favor|per favore|could you|can you)$/iu;
/** The clause whose object is that of a verb before it: "warm the sky" after "darken and". Null for none. */
const ofNextObject = (prompt: string, clauses: readonly Clause[], at: number): Clause | null => {
  const [clause, next] = [clauses[at], clauses[at + 1]];
  if (clause === undefined || next === undefined) return null;
  const [verb, ...others] = clause.words.filter(({ text }) => !POLITE.test(text));
  const isVerb = verb !== undefined && others.length === 0 && isState(verb) && !COMPARATIVE.test(verb.text);
  const [first, article] = next.words;
  const isTransitive =
    first !== undefined && article !== undefined && isState(first) && says(article, 'article');
  if (!isVerb || !isTransitive || clause.negated.length > 0) return null;
  return new RegExp(`${formOf(clause)}\\s+${AND}\\s+${formOf(next)}`, 'iu').test(prompt) ? next : null;
};
/** The part that the object of a verb names: "warm the sky". */
const objectIn = ({ words, negated, excepted }: Clause): Region | null => {
  const region = negated.length + excepted.length === 0 ? regionIn(words) : null;
  return region === null || region === 'unknown' || words.some(speaksOfWhole) ? null : region.region;
};

/** The clause about a part of the picture that a clause continues: "warmer" after "make the sky darker". Null for none. */
const continued = (prompt: string, clauses: readonly Clause[], at: number): Clause | null => {
  const clause = clauses[at];
  if (clause === undefined || !isStateOnly(clause)) return null;
  const firstAt = clauses.slice(0, at).findLastIndex((one) => !isStateOnly(one));
  const first = clauses[firstAt];
  if (first === undefined || partIn(first) === null) return null;
  const next = clauses.findIndex((one, index) => index > at && !isStateOnly(one));
  const listed = clauses.slice(firstAt + 1, next < 0 ? clauses.length : next);
  return listed.some((one) => isJoined(prompt, one)) || first.words.some((word) => says(word, 'make'))
    ? first
    : null;
};

/** Operations that put something else in the place of the part. */
const REPLACES = ['replace-background', 'remove-background', 'remove-object', 'replace-sky'];

/**
 * The plan, in which a part that is named once holds for all that is said of it: "make the sky darker and warmer". If
 * nothing finds it, the whole picture is not changed for it.
 */
export const withPlaceShared = (reading: PromptReading, prompt: string): PromptReading => {
  const clauses = clausesOf(prompt);
  const parts = clauses.map((_, at) => {
    const [before, behind] = [continued(prompt, clauses, at), ofNextObject(prompt, clauses, at)];
    return before === null ? behind && objectIn(behind) : partIn(before);
  });
  if (parts.every((part) => part === null)) return reading;
  if (reading.steps.some(({ operation }) => REPLACES.includes(operation))) return reading;
  const told: string[] = [];
  const steps = reading.steps.flatMap((step): readonly PlannedStep[] => {
    if ('where' in step.options || !canBePartial(step.operation)) return [step];
    const causes = clauses.flatMap(({ text }, at) =>
      readByRules(text).steps.some(({ operation }) => operation === step.operation) ? [at] : [],
    );
    const [cause, another] = causes;
    const part = cause === undefined || another !== undefined ? null : (parts[cause] ?? null);
    if (part === null) return [step];
    if (part !== 'unknown') return [{ ...step, options: { ...step.options, where: part } }];
    told.push(clauses[cause ?? 0]?.text ?? '');
    return [];
  });
  return told.length === 0 ? { ...reading, steps } : withUndone({ ...reading, steps }, told, PAINT_HINT);
};
