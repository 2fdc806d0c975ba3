import { isColorWord, says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { onlyLocates } from '../clauses/topic.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { isSeveral, ONE_OF } from '../rules/objects.ts';
import type { Word } from '../words/words.ts';

/** Words in six languages that say how many. */
const COUNTS: readonly (readonly [count: number, said: RegExp])[] = [
  [2, /^(?:2|two|both|zwei|beide[nr]?|dos|amb[oa]s|deux|dois|duas|due|entramb[ie])$/iu],
  [3, /^(?:3|three|drei|tres|trois|três|tre)$/iu],
  [4, /^(?:4|four|vier|cuatro|quatre|quatro|quattro)$/iu],
  [5, /^(?:5|five|fünf|cinco|cinq|cinque)$/iu],
];
/** A number stands before what it counts, with so few words between them: "both of the small dogs". */
const NEAR = 4;

/** How many of a thing the words want. Null if they do not say. */
const countOf = (thing: string, words: readonly Word[]): number | null => {
  const at = words.findIndex((word) => valueIn(word, 'thing') === thing && !says(word, 'article'));
  const before = words.slice(Math.max(0, at - NEAR), Math.max(0, at)).flatMap(({ text }) => text.split(' '));
  const said = before.findLast((text) => COUNTS.some(([, form]) => form.test(text)));
  return COUNTS.find(([, form]) => said !== undefined && form.test(said))?.[0] ?? null;
};

const CORNER = /^(?:top|bottom)-(?<side>left|right)$/u;
/** The names of the sides in six languages. A corner without one may be any. */
const SIDE = /left|right|link|recht|izq|derech|gauche|droit|esquerd|direit|sinistr|destr/iu;
/** The side of a corner that the words name: of those who stand in it, the outermost is meant. */
const sideOfCorner = (words: readonly Word[]): string | null =>
  words
    .filter(({ text }) => SIDE.test(text))
    .map((word) => CORNER.exec(valueIn(word, 'place') ?? '')?.groups?.['side'])
    .findLast((side) => side !== undefined) ?? null;

/** Furniture that things stand on. */
const SURFACES = ['dining table', 'bench', 'couch', 'chair', 'bed'];
/** Who may sit on such a thing while others stand beside it. */
const ALIVE = ['person', 'dog', 'cat', 'bird'];
/** Words behind which furniture only says where things stand, beside those that `onlyLocates` knows. */
const OFF =
  /^(?:from|off|in|vom|von|aufm|de|del|de la|d[ao]|n[ao]|en|em|encima(?: de)?|em cima d[ao]|du|sur|dal(?:la)?|dell?a?|sul(?:la)?)(?: (?:the|la|el|il))?$/iu;
const isBehindPreposition = (word: Word, words: readonly Word[]): boolean => {
  const [nearest, next] = words.slice(0, words.indexOf(word)).toReversed();
  if (nearest === undefined) return false;
  return OFF.test(nearest.text) || (next !== undefined && says(nearest, 'article') && OFF.test(next.text));
};
/** True for several things that stand on furniture: “the bottles on the table” are all bottles. */
const areAllThere = (thing: string, { words, text }: Clause): boolean => {
  const word = words.find((one) => valueIn(one, 'thing') === thing && !says(one, 'article'));
  const isOnFurniture = words.some(
    (other) =>
      other !== word &&
      SURFACES.includes(valueIn(other, 'thing') ?? '') &&
      (onlyLocates(other, words) || isBehindPreposition(other, words)),
  );
  return (
    word !== undefined &&
    isOnFurniture &&
    isSeveral(word, word.text) &&
    ![...ALIVE, ...SURFACES].includes(thing) &&
    !words.some(isColorWord) &&
    !ONE_OF.test(text)
  );
};
/** The removal, in which all of several things go that stand on furniture. */
const withAllThere = (step: PlannedStep, clauses: readonly Clause[]): PlannedStep => {
  const things = String(step.options['names'] ?? '').split(',');
  const counts = String(step.options['count'] ?? '').split(',');
  if (step.operation !== 'remove-object' || counts.length !== things.length) return step;
  const all = things.map((thing, at) =>
    counts[at] === '1' && clauses.some((clause) => areAllThere(thing, clause)) ? '0' : (counts[at] ?? ''),
  );
  if (all.every((count, at) => count === counts[at])) return step;
  const count = things.length === 1 ? Number(all[0]) : all.join(',');
  return { ...step, options: { ...step.options, count } };
};

/**
 * The plan, in which the removal of a thing says how many are meant and on which side: "both dogs", "the car in the lower
 * left corner". More than that many are not removed.
 */
export const withCounts = (reading: PromptReading, clauses: readonly Clause[]): PromptReading => {
  const counted = (step: PlannedStep): PlannedStep => {
    const thing = String(step.options['names'] ?? '');
    if (step.operation !== 'remove-object' || thing === '' || thing.includes(',')) return step;
    const clause = clauses.find(({ words }) => words.some((word) => valueIn(word, 'thing') === thing));
    if (clause === undefined) return step;
    const most = step.options['count'] === 0 ? countOf(thing, clause.words) : null;
    const side = step.options['place'] === '' ? sideOfCorner(clause.words) : null;
    return {
      ...step,
      options: {
        ...step.options,
        ...(most === null ? {} : { most }),
        ...(side === null ? {} : { place: side }),
      },
    };
  };
  const steps = reading.steps.map((step) => withAllThere(step, clauses));
  return { ...reading, steps: steps.map(counted) };
};
