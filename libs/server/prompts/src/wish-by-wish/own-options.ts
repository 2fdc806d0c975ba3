import type { StepOptions } from '@safelight/operations';
import { hasPronoun } from '../clauses/topic.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { complainsOnly } from '../remarks/remarks.ts';
import { wordsOf } from '../words/words.ts';
import { asksByVerb } from './belonging.ts';
import { isIn, isSame } from './fits-beside.ts';
import { isMeant, isPossible, isSure } from './sure-wishes.ts';
import type { WishApart } from './wishes-apart.ts';

/* What each wish says of its own steps: colors, parts and amounts that another wish names are not theirs. */

/** Options that say which color a step gives. */
const OF_COLOR: readonly string[] = ['color', 'name', 'stops', 'fill'];
const differs = (one: PlannedStep, other: PlannedStep, key: string): boolean =>
  key in other.options && one.options[key] !== other.options[key];
const pick = (options: StepOptions, keys: readonly string[]): StepOptions =>
  Object.fromEntries(Object.entries(options).filter(([key]) => keys.includes(key)));

/** Options that say to which part of the picture a step is limited. */
const OF_PLACE: readonly string[] = ['where'];

/** “Brighter and sharper, both just a bit” says it of all. */
const OF_ALL =
  /,|(?<!\p{L})(?:all|both|everything|alles|beides|todo|ambos|tout|tudo|tutt[oi]|entramb[ei])(?!\p{L})/iu;
/** The steps without an amount that only a later wish says: “cover the plate. A bit brighter”. */
export const withOwnAmounts = (
  steps: readonly PlannedStep[],
  wishes: readonly WishApart[],
): readonly PlannedStep[] =>
  steps.map((step) => {
    const at = wishes.findIndex(({ reading }) => isIn(reading.steps, step));
    const wish = wishes[at];
    const alone = wish?.reading.steps.find((one) => isSame(one, step));
    if (wish === undefined || alone === undefined || alone.strength === step.strength || !isPossible(wish))
      return step;
    const says = ({ text, reading }: WishApart): boolean =>
      !OF_ALL.test(text) &&
      reading.steps.some(
        (one) => one.strength === step.strength && one.operation !== step.operation && isIn(steps, one),
      );
    const isEarlier = wishes
      .slice(0, at + 1)
      .some(({ reading }) => reading.steps.some(({ strength }) => strength === step.strength));
    return !isEarlier && wishes.slice(at + 1).some(says) ? { ...step, strength: alone.strength } : step;
  });

/** The steps, of which none lacks options of its wish, or is limited to a part that only another wish names. */
export const withOwnOptions = (
  steps: readonly PlannedStep[],
  wishes: readonly WishApart[],
): readonly PlannedStep[] =>
  steps.map((step) => {
    // "Fewer pimples and less redness" are two steps of one operation.
    if (steps.filter((one) => isSame(one, step)).length > 1) return step;
    const [wish, ...others] = wishes.filter(({ reading }) => isIn(reading.steps, step));
    const alone = wish?.reading.steps.find((one) => isSame(one, step));
    if (wish === undefined || alone === undefined || others.length > 0 || !isPossible(wish)) return step;
    const entries = Object.entries(step.options);
    if (entries.every(([key, value]) => alone.options[key] === value))
      return { ...step, options: alone.options };
    if (hasPronoun(wordsOf(wish.text).words)) return step;
    // "Pinta la silla de rosa, luego pon el fondo blanco": each has its own color.
    if (
      isMeant(wish) &&
      asksByVerb(wish.text) &&
      !complainsOnly(wish.text) &&
      OF_COLOR.some((key) => key in step.options && differs(step, alone, key))
    )
      return { ...step, options: { ...step.options, ...pick(alone.options, OF_COLOR) } };
    if (!isSure(wish)) return step;
    // What is not done gives its place to the wish beside it: "trop sombre dans le ciel, éclaircis".
    const isOfOther = (part: unknown): boolean =>
      wishes.some(
        (one) =>
          one !== wish &&
          one.reading.steps.some(
            (other) =>
              isIn(steps, other) && (other.options['where'] === part || other.options['names'] === part),
          ),
      );
    const isExcepted = (part: unknown): boolean => String(part).startsWith('not ');
    const own = entries.filter(
      ([key, value]) =>
        !OF_PLACE.includes(key) || key in alone.options || isExcepted(value) || !isOfOther(value),
    );
    return { ...step, options: Object.fromEntries(own) };
  });
