import type { Given, StepOptions } from '../operation.ts';
import { operationOf, type OperationId } from '../operations/registry.ts';
import { agreeing, isExplicit } from './agreeing.ts';
import { amountIn, STRENGTH } from './amounts.ts';
import { clausesOf, says, type Clause } from './clauses.ts';
import { KEEP_HINT, type ClauseReading } from './clause-reading.ts';
import { inOrder, quote, type PlannedStep, type PromptReading } from './prompt-reading.ts';
import { readClause } from './read-clause.ts';
import type { Wanted } from './reading.ts';
import { canBePartial, complement, type Region } from './regions.ts';
import { topicOf } from './topic.ts';
import { anotherSide, colorBehind, FACES_HINT, isOfSomeFaces, isSaidAlready } from './said-of-the-same.ts';
import { keepsSkin } from './spared.ts';
import { isStory } from './stories.ts';
import { anotherText, isOther, lettersOf } from './more-letters.ts';
import type { Word } from './words.ts';

const NOTHING_GIVEN: Given = { mask: false, reference: false };
/** The parts of a look that cannot be omitted. */
const INGREDIENTS = ['noise', 'op:film-grain', 'op:vignette', 'op:fade', 'contrast'] as const;

/** True for a clause such as "fix it" after a request or a complaint, because it requests nothing more. */
const isAfterthought = (
  clause: Clause,
  { wanted }: ClauseReading,
  before: readonly Wanted[],
  isRefused: boolean,
): boolean =>
  (before.length > 0 || isRefused) &&
  wanted.length === 1 &&
  wanted[0]?.operation === 'improve-quality' &&
  clause.words.every((word) => !says(word, 'quality'));

/** True for "remove the rest" after a cut-out, which has already removed it. */
const isOfAllElse = ({ words }: Clause, before: readonly Wanted[]): boolean =>
  before.some(({ operation }) => operation === 'remove-background') &&
  words.some((word) => says(word, 'remove')) &&
  words.some((word) => says(word, 'everything')) &&
  words.every((word) => says(word, 'remove', 'everything', 'article', 'filler'));

interface Step {
  strength: number;
  options: StepOptions;
}

/** Merges two requests for the same operation. */
const together = (id: OperationId, earlier: StepOptions | undefined, later: StepOptions): StepOptions =>
  earlier === undefined
    ? later
    : // "On plain white, it is for my CV": the color was said, and the occasion changes nothing.
      id === 'replace-background' && later['name'] === 'studio grey'
      ? earlier
      : (operationOf(id).combine?.(earlier, later) ?? { ...earlier, ...later });

const isRemoval = ({ operation, options }: PlannedStep): boolean =>
  operation === 'remove-object' && options['place'] === '';
const isOfPeople = ({ options }: PlannedStep, region: Region): boolean =>
  options['names'] === 'person' && (region === 'subject' || region === 'face');

/** Limits a removal to people in the background: "remove the guests but keep the couple". */
const withOthersRemoved =
  (region: Region) =>
  (step: PlannedStep): PlannedStep =>
    isRemoval(step) && isOfPeople(step, region) && step.options['count'] === 0
      ? { ...step, options: { ...step.options, place: 'behind' } }
      : step;

/** True if a removal and the part to keep have the same name: "remove the dogs but keep the brown one". */
const removesKept = (step: PlannedStep, region: Region): boolean =>
  isRemoval(step) && step.options['names'] === region;

const sparing = (steps: readonly PlannedStep[], region: Region): readonly PlannedStep[] | null => {
  if (region === 'background' && steps.some(({ operation }) => operationOf(operation).phase === 'subject'))
    return null;
  if (steps.some((step) => removesKept(step, region))) return null;
  return steps
    .map(withOthersRemoved(region))
    .map((step) =>
      canBePartial(step.operation) && !('where' in step.options)
        ? { ...step, options: { ...step.options, where: complement(region) } }
        : step,
    );
};

interface Draft {
  readonly wishes: Map<OperationId, Step>;
  readonly notPossible: Set<string>;
  readonly hints: Set<string>;
  readonly kept: Set<Region>;
  /** Clauses that keep something of the skin. They matter only if more than the skin is smoothed. */
  readonly keptSkin: Set<string>;
  /** Clauses that tell a story. They are refused only if the prompt requests nothing else. */
  readonly stories: Set<string>;
  /** The steps for all texts but the last one, and for all recolored things but the last one. */
  readonly others: PlannedStep[];
  readonly explicit: Set<OperationId>;
}

/** Adds the wishes of a clause. A clause without wishes adds its amount to those of the clause before. */
const addWishes = (
  draft: Draft,
  { wanted, amount }: Pick<ClauseReading, 'wanted' | 'amount'>,
  latest: readonly Wanted[],
): void => {
  const isNew = wanted.length > 0;
  for (const { operation, options, isExact } of isNew ? wanted : latest) {
    let before = draft.wishes.get(operation);
    if (operation === 'add-text' && isNew && before !== undefined && isOther(before.options, options)) {
      // Texts at two places are both written. Of two texts at the same place, the first is reported as not done.
      if (before.options['place'] === options['place'])
        draft.notPossible.add(quote(String(before.options['text'])));
      else draft.others.push({ operation, ...before });
      draft.wishes.delete(operation);
      before = undefined;
    }
    // "The car red and the chair blue": each thing gets its own color.
    if (
      operation === 'recolor' &&
      isNew &&
      before !== undefined &&
      before.options['names'] !== options['names']
    ) {
      draft.others.push({ operation, ...before });
      before = undefined;
    }
    const isGraded = operationOf(operation).graded;
    const said = isExact === true && amount === STRENGTH.strong ? null : amount;
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

/** True for a clause that is only a measure of the wish before: "a black border, 30 px". */
const isMeasureOfLatest = ({ words, negated }: Clause, latest: readonly Wanted[]): boolean =>
  negated.length === 0 &&
  words.some(({ measure }) => measure?.kind === 'pixels' || measure?.kind === 'percent') &&
  words.every((word) => word.measure !== null || says(word, 'filler', 'article')) &&
  latest.some(({ operation }) => ['border', 'blur', 'blur-background', 'round-corners'].includes(operation));

/** Reads a prompt. Never throws: whatever it does not understand is listed in `notPossible`. */
export const readByRules = (prompt: string, given = NOTHING_GIVEN): PromptReading => {
  const draft: Draft = {
    wishes: new Map(),
    notPossible: new Set(),
    hints: new Set(),
    kept: new Set(),
    keptSkin: new Set(),
    stories: new Set(),
    others: [],
    explicit: new Set(),
  };
  let latest: readonly Wanted[] = [];
  let words: readonly Word[] = [];
  let isRefused = false;
  let isStrict = false;
  let keeps = false;
  let negated: readonly Word[] = [];
  let topic: readonly Word[] = [];
  let lastRefused: string | null = null;
  /** True if the clause before requested something that no operation can do, so that a later "it" explains nothing. */
  let wasBeyond = false;
  for (const clause of clausesOf(prompt)) {
    const another = anotherText(clause, latest) ?? anotherSide(clause, latest) ?? colorBehind(clause, latest);
    if (another !== null) {
      latest = [another];
      addWishes(draft, { wanted: latest, amount: null }, latest);
      continue;
    }
    const letters = lettersOf(clause, latest);
    if (letters !== null) {
      latest = latest.map((one) => ({ ...one, options: { ...one.options, ...letters } }));
      addWishes(draft, { wanted: latest, amount: null }, latest);
      continue;
    }
    if (isOfSomeFaces(clause, latest)) {
      draft.wishes.delete('hide-faces');
      latest = [];
      draft.notPossible.add(quote(clause.text));
      draft.hints.add(FACES_HINT);
      continue;
    }
    if (isMeasureOfLatest(clause, latest)) {
      const pixels = clause.words.find(({ measure }) => measure?.kind === 'pixels')?.measure;
      const options = pixels?.kind === 'pixels' ? { pixels: pixels.value } : {};
      latest = latest.map((one) => ({ ...one, options: { ...one.options, ...options } }));
      addWishes(draft, { wanted: latest, amount: amountIn(clause.words) }, latest);
      continue;
    }
    const reading = readClause(
      clause,
      { words, wanted: latest, planned: [...draft.wishes.keys()], keeps, negated, topic },
      given,
    );
    negated = clause.negated;
    keeps = reading.kept !== null && reading.wanted.length === 0;
    if (
      isSaidAlready(clause, reading, latest) ||
      isAfterthought(clause, reading, latest, lastRefused !== null) ||
      isOfAllElse(clause, latest)
    )
      continue;
    if (reading.refersBack === true && lastRefused !== null && !wasBeyond) {
      draft.notPossible.delete(lastRefused);
      draft.stories.delete(lastRefused);
    }
    lastRefused = reading.isBeyond ? quote(clause.text) : null;
    wasBeyond = clause.words.some((word) => [...word.concepts].some((one) => one.startsWith('beyond:')));
    if (lastRefused !== null) (isStory(clause) ? draft.stories : draft.notPossible).add(lastRefused);
    if (clause.words.length > 0)
      topic = reading.refersBack === true ? topic : topicOf(clause.words, reading.wanted);
    if (reading.extra !== null) draft.notPossible.add(quote(reading.extra));
    if (reading.hint !== null) draft.hints.add(reading.hint);
    if (reading.kept === 'unknown' && keepsSkin(clause)) draft.keptSkin.add(quote(clause.text));
    else if (reading.kept === 'unknown') {
      isRefused = true;
      const isExcepted = clause.excepted.length > 0 || clause.words.some((word) => says(word, 'in-color'));
      const isNotThere = clause.negated.length > 0 && !clause.negated.some((word) => says(word, 'touch'));
      isStrict ||= isExcepted || isNotThere;
      draft.notPossible.add(quote(clause.text));
      draft.hints.add(KEEP_HINT);
    } else if (reading.kept !== null) draft.kept.add(reading.kept);
    const isLeftOut =
      !reading.wanted.some(({ operation }) => ['denoise', 'dehaze'].includes(operation)) &&
      clause.negated.some((word) => says(word, ...INGREDIENTS)) &&
      !clause.negated.some((word) => says(word, 'make', 'add'));
    // "Square, but without cutting off a head": nothing checks what a crop cuts off.
    const isUnwatched =
      reading.kept === null &&
      clause.negated.some((word) => says(word, 'part', 'face', 'thing:person')) &&
      [...reading.wanted, ...latest].some(({ operation }) => operation === 'crop');
    if (isUnwatched)
      draft.notPossible.add(quote(clause.words.length > 0 ? leftOutText(clause) : clause.text));
    // "Leave only the couple and delete the guests": the second clause explains the first.
    const isHowToKeep =
      words.some((word) => says(word, 'keep')) &&
      words.some((word) => says(word, 'thing:person')) &&
      reading.wanted.some(
        ({ operation, options }) => operation === 'remove-object' && options['names'] === 'person',
      );
    if (isHowToKeep) draft.wishes.delete('remove-background');
    addWishes(draft, reading, latest);
    if (isExplicit(clause.text)) reading.wanted.forEach(({ operation }) => draft.explicit.add(operation));
    if (reading.wanted.length > 0 || reading.isBeyond) latest = reading.wanted;
    if (isLeftOut && latest.length > 0 && (clause.words.length > 0 || clause.isLack)) {
      draft.notPossible.add(quote(leftOutText(clause)));
    }
    words = clause.words.length > 0 ? clause.words : words;
  }
  return finish(draft, isRefused, isStrict);
};

const leftOutText = (clause: Clause): string =>
  clause.text.slice(Math.max(0, clause.text.search(/\b(?:without|not|no|sans|ohne|sin|sem|senza)\b/)));

const finish = (
  { wishes, notPossible, hints, kept, keptSkin, stories, others, explicit }: Draft,
  refused: boolean,
  isStrict: boolean,
): PromptReading => {
  const isSkinLost = keptSkin.size > 0 && [...wishes.keys()].some((id) => id !== 'smooth-skin');
  if (isSkinLost) {
    keptSkin.forEach((told) => notPossible.add(told));
    hints.add(KEEP_HINT);
  }
  const isRefused = refused || isSkinLost;
  if (wishes.size === 0) stories.forEach((told) => notPossible.add(told));
  let steps: readonly PlannedStep[] | null = inOrder(
    [...wishes].map(([operation, choices]) => ({ operation, ...choices })),
  );
  steps = agreeing(
    steps.flatMap((step) => [...others.filter(({ operation }) => operation === step.operation), step]),
    explicit,
  );
  for (const region of kept) steps = steps === null ? null : sparing(steps, region);
  // "Brighter, but leave the sky": the result reports that the sky was not kept. Removals and cut-outs are refused.
  const isHarmful =
    isStrict ||
    steps?.some(({ operation }) => operationOf(operation).phase !== 'correction' && operation !== 'sunset');
  if (steps === null || (isRefused && isHarmful !== false)) {
    return {
      steps: [],
      notPossible: notPossible.size > 0 ? [...notPossible] : ['keeping a part that would change'],
      hints: [...hints],
    };
  }
  return { steps, notPossible: [...notPossible], hints: [...hints] };
};
