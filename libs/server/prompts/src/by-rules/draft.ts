import { type OperationId, operationOf, type StepOptions } from '@safelight/operations';
import { STRENGTH } from '../amounts/amounts.ts';
import type { ClauseReading } from '../clause-reading.ts';
import type { KeptPart } from '../kept/kept-parts.ts';
import { isOther } from '../clauses/more-letters.ts';
import { quote, type PlannedStep } from '../prompt-reading.ts';
import type { Wanted } from '../clauses/reading.ts';
import { bothOf, complement, type Region } from '../regions.ts';

interface Step {
  strength: number;
  options: StepOptions;
}

const isSparing = (where: unknown): where is Region => typeof where === 'string' && where.startsWith('not ');
/** Where an operation is done that spares two parts: "keep the red car and the blue sky in color". Empty for other requests. */
const sparingBoth = ({ where: one }: StepOptions, { where: other }: StepOptions): StepOptions =>
  isSparing(one) && isSparing(other) && one !== other
    ? { where: complement(bothOf([complement(one), complement(other)])) }
    : {};

/** Merges two requests for the same operation. */
const together = (id: OperationId, earlier: StepOptions | undefined, later: StepOptions): StepOptions =>
  earlier === undefined
    ? later
    : // "On plain white, it is for my CV": the color was said, and the occasion changes nothing.
      id === 'replace-background' && later['name'] === 'studio grey'
      ? earlier
      : (operationOf(id).combine?.(earlier, later) ?? {
          ...earlier,
          ...later,
          ...sparingBoth(earlier, later),
        });

/** "200 pixels off the bottom and 10 % off the left": each side is cut by its own amount. */
const isOfOtherSide = (earlier: StepOptions, later: StepOptions): boolean =>
  'edge' in earlier &&
  'edge' in later &&
  earlier['edge'] !== later['edge'] &&
  // "Cut the edge off, there is a finger at the bottom": the side explains which edge is meant.
  earlier['edge'] !== 'all' &&
  (earlier['pixels'] !== later['pixels'] || earlier['percent'] !== later['percent']);

/** What is read of a prompt so far. */
export interface Draft {
  readonly wishes: Map<OperationId, Step>;
  readonly notPossible: Set<string>;
  readonly hints: Set<string>;
  readonly kept: Set<Region>;
  /** Parts that shall stay as they are and that nothing can find. */
  readonly keptParts: KeptPart[];
  /** Operations that only a part was asked to get, which nothing can find. */
  readonly unmeant: Set<OperationId>;
  /** Clauses that tell a story. They are refused only if the prompt requests nothing else. */
  readonly stories: Set<string>;
  /** What is said if the prompt requests nothing else. */
  readonly storyHints: Set<string>;
  /** The steps for all texts but the last one, and for all recolored things but the last one. */
  readonly others: PlannedStep[];
  /** What a crop must not cut off. */
  uncut: 'face' | 'subject' | null;
  readonly explicit: Set<OperationId>;
  /** True if no size was said for the change of the size. */
  isVagueSize: boolean;
}

/** Adds the wishes of a clause. A clause without wishes adds its amount to those of the clause before. */
export const addWishes = (
  draft: Draft,
  { wanted, amount }: Pick<ClauseReading, 'wanted' | 'amount'>,
  latest: readonly Wanted[],
): void => {
  const isNew = wanted.length > 0;
  for (const { operation, options, isExact, isVague, amount: own } of isNew ? wanted : latest) {
    if (operation === 'resize') draft.isVagueSize = isVague === true;
    let before = draft.wishes.get(operation);
    if (operation === 'add-text' && isNew && before !== undefined && isOther(before.options, options)) {
      // Texts at two places are both written. Of two texts at the same place, the first is reported as not done.
      if (before.options['place'] === options['place'])
        draft.notPossible.add(quote(String(before.options['text'])));
      else draft.others.push({ operation, ...before });
      draft.wishes.delete(operation);
      before = undefined;
    }
    // "The car red and the chair blue", "blur the plate and the address": each thing gets its own step.
    const isOfAnother =
      operation === 'recolor'
        ? before?.options['names'] !== options['names']
        : operation === 'crop'
          ? isOfOtherSide(before?.options ?? {}, options)
          : operation !== 'black-and-white' &&
            'where' in options &&
            before?.options['where'] !== undefined &&
            before.options['where'] !== options['where'];
    if (isNew && before !== undefined && isOfAnother) {
      draft.others.push({ operation, ...before });
      before = undefined;
    }
    const isGraded = operationOf(operation).graded;
    const asked = isNew && own !== undefined ? own : amount;
    const said = isExact === true && asked === STRENGTH.strong ? null : asked;
    const strength = isGraded ? (said ?? before?.strength ?? STRENGTH.normal) : STRENGTH.normal;
    // A new background replaces the transparency of a cut-out.
    const isBlurBehind =
      operation === 'blur-background' || (operation === 'blur' && options['where'] === 'background');
    if (operation === 'replace-background' || isBlurBehind) draft.wishes.delete('remove-background');
    // "Recortar al perro y dejarlo sin fondo": "recortar" means to cut out here, and not to crop.
    const crop = draft.wishes.get('crop')?.options;
    if (
      ['remove-background', 'replace-background'].includes(operation) &&
      crop?.['around'] === 'subject' &&
      Object.keys(crop).length === 1
    )
      draft.wishes.delete('crop');
    draft.wishes.set(operation, {
      strength,
      options: isNew ? together(operation, before?.options, options) : (before?.options ?? options),
    });
  }
};

export const emptyDraft = (): Draft => ({
  wishes: new Map(),
  notPossible: new Set(),
  hints: new Set(),
  kept: new Set(),
  keptParts: [],
  unmeant: new Set(),
  stories: new Set(),
  storyHints: new Set(),
  others: [],
  uncut: null,
  explicit: new Set(),
  isVagueSize: false,
});
