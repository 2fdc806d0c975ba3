import { says, type Clause } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { valueIn } from '../clauses/reading.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { DEFINITE } from '../remarks/meant.ts';
import type { Word } from '../words/words.ts';
import { colorsIn, IN_PICTURE, recolored, thingIn } from './real-colors.ts';

const form = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const IS = form("is|are|s|ist|sind|est|sont|es|son|é|são|è|e'|sono");
/** Says that a color changed in the picture: "went grey", "es salió gris". */
const BECAME = form(
  `went|gone|turned|faded|came out|looks?|sieht|wirkt|wurde|ist .+ geworden|a viré|vire|ressort|paraît|semble|salió|salio|quedó|quedo|se ve|parece|ficou|saiu|(?:è|e) venut[oa]|(?:è|e) diventat[oa]|sembra|${IN_PICTURE.source}`,
);
/** Asks for the color that stands beside it, in six languages: "could it be", "me lo fai vedere", "wie sähe es aus". */
const ASKS = form(
  'want|would|could|should|like|prefer|try|show|see|again|back|möchte|hätte|soll|sollte|zeig\\p{L}*|sähe|wieder|voudrais|veux|voir|montre[rz]?|ressemblerait|donnerait|remet\\p{L}*|refai\\p{L}*|quiero|quisiera|ver|verl[oa]|muéstr\\p{L}*|enséñ\\p{L}*|quedaría|otra vez|quero|queria|mostr\\p{L}*|ficaria|de novo|vorrei|vedere|veder(?:la|lo)|starebbe|rifa\\p{L}*|rimett\\p{L}*|torn\\p{L}*|di nuovo',
);
const REPAIRS = form(
  'fix|correct|repair|sort|korrigier\\p{L}*|arregl\\p{L}*|corrig\\p{L}*|corrij\\p{L}*|sistema\\p{L}*|conserta\\p{L}*|arruma\\p{L}*',
);
const CHANGED: readonly string[] = ['color-correction', 'recolor', 'saturation', 'enhance-colors', 'darken'];
const MOST_UNKNOWN = 2;

/** True for a clause that says of a thing which color it has, and asks for nothing. */
const tells = ({ text, words, negated }: Clause): boolean =>
  thingIn(words) !== null &&
  negated.length === 0 &&
  words.some((word) => DEFINITE.test(word.text)) &&
  !words.some((word) => says(word, ...VERBS) && !says(word, 'make')) &&
  (IS.test(text) || BECAME.test(text));

const isOfColor = (word: Word): boolean =>
  says(
    word,
    'article',
    'filler',
    'make',
    'keep',
    'this',
    'replace',
    'recolor',
    'color',
    'in-color',
    'fix',
    'add',
    'picture',
  ) ||
  valueIn(word, 'color') !== null ||
  valueIn(word, 'shade') !== null;
/** True for a clause that asks for one color and names nothing else. Its verb may stand in the clause that it continues. */
const asksForColor = ({ text, words, negated }: Clause, before: string): boolean =>
  colorsIn(words).length === 1 &&
  negated.length === 0 &&
  thingIn(words) === null &&
  words.filter((word) => !isOfColor(word)).every((word) => word.concepts.size === 0) &&
  words.filter((word) => word.concepts.size === 0).length <= MOST_UNKNOWN &&
  (ASKS.test(`${before} ${text}`) || words.some((word) => says(word, 'make', 'replace', 'recolor', 'add')));

/** True for "fix that" or a wish for the color that was. */
const asksToRight = ({ text, words }: Clause): boolean =>
  thingIn(words) === null && colorsIn(words).length === 0 && REPAIRS.test(text);

/**
 * The plan for a thing whose present color is told before the wanted one: "the bag is burgundy, show it to me in navy", "my black
 * gown went grey, make it black again". The color that a thing only has in the picture is never given to it.
 */
export const withToldColor = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const isOnlyColors = reading.steps.every(
    ({ operation, options }) => CHANGED.includes(operation) && !('where' in options),
  );
  const things = new Set(clauses.flatMap(({ words }) => thingIn(words) ?? []));
  const [region, another] = things;
  const told = clauses.findIndex((clause) => tells(clause) && colorsIn(clause.words).length > 0);
  const clause = clauses[told];
  if (!isOnlyColors || region === undefined || another !== undefined || clause === undefined) return reading;
  const [first, second, third] = colorsIn(clause.words);
  const after = clauses.slice(told + 1);
  const wish = after.find((one, at) => asksForColor(one, after[at - 1]?.text ?? ''));
  const [wished] = colorsIn(wish?.words ?? []);
  if (first === undefined || third !== undefined) return reading;
  if (second === undefined)
    return wished === undefined ? reading : recolored(clause.words, region, wished, first);
  if (!BECAME.test(clause.text)) return reading;
  const isOfSeen = ({ operation, options }: PlannedStep): boolean =>
    operation === 'recolor' && options['color'] === second.hex;
  const isAsked = wished !== undefined || after.some(asksToRight) || reading.steps.some(isOfSeen);
  return isAsked ? recolored(clause.words, region, wished ?? first, second) : reading;
};
