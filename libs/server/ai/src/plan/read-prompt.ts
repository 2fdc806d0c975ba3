import type { Given, Operation, StepOptions, Wish } from '../operations/operation.ts';
import { OPERATIONS, type OperationId } from '../operations/registry.ts';
import { amountIn, STRENGTH, withoutAmounts } from './amounts.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { meaningfulWords } from './filler-words.ts';
import { OTHER_WISHES } from './other-wishes.ts';

export interface PlannedStep {
  readonly operation: OperationId;
  readonly strength: number;
  readonly options: StepOptions;
}

/** What a prompt asks for: steps in the order they should run, and in words what there is no operation for. */
export interface PromptReading {
  readonly steps: readonly PlannedStep[];
  readonly notPossible: readonly string[];
  /** Sentences on how to ask for what was not possible in these words. */
  readonly hints: readonly string[];
}

interface Match<W extends Wish = Wish> {
  readonly wish: W;
  readonly start: number;
  readonly end: number;
}

const WISHES: readonly Wish[] = [...OPERATIONS, ...OTHER_WISHES];
/** Said just before a wish, these ask for its opposite. */
const OPPOSITE = /\b(?:less|fewer|reduce|lower|decrease|tone down|too|undo|remove)(?: (?:the|its|so|of))*$/;
/** A part of the picture: wishes for parts need a model that understands the scene. */
const PART =
  /\b(?:the|my|his|her|their|its|only|just) (?:back-?ground|back-?drop|foreground|sky|subject|person|people|face|hair|eyes?|skin|lips|teeth|car|grass|sea|water|shirt|dress|clothes|walls?)\b/;
/** A thing to be kept as it is asks for nothing, unless it names a color of its own. */
const KEEP =
  /^(?:please )?(?:keep|leave|preserve)\b(?!.*\b(?:red|blue|green|yellow|orange|purple|pink|in colou?r)\b)/;
/** Said after a wish or a complaint, this asks for nothing more: "it is too dark, fix it". */
const AFTERTHOUGHT =
  /^(?:please |then |just )*(?:fix|improve|correct|change|do|help|repair) (?:it|this|that)(?: please)?$/;
/** Parts of a look that cannot be left out of it. */
const INGREDIENT = /\b(?:grain\w*|vignette|fad(?:e|ed|ing)|contrast)\b/;
/** What comes along with a wish: "vintage with a hat". */
const EXTRA = /\b(?:with|featuring|including) (.*)$/;
const LONGEST_QUOTE = 60;

const quote = (words: string): string => {
  const text = words.trim();
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text}”`;
};

const matchesOf = (text: string, wish: Wish): readonly Match[] =>
  wish.said.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: words }) => ({
      wish,
      start: index,
      end: index + words.trimEnd().length,
    })),
  );

/** The wishes a text names; of overlapping ones the one said in more words. */
const wishesIn = (text: string): readonly Match[] => {
  const longestFirst = WISHES.flatMap((wish) => matchesOf(text, wish)).sort(
    (a, b) => b.end - b.start - (a.end - a.start),
  );
  const kept: Match[] = [];
  for (const match of longestFirst) {
    if (kept.every(({ start, end }) => match.end <= start || match.start >= end)) kept.push(match);
  }
  return kept.sort((a, b) => a.start - b.start);
};

const isOperation = (wish: Wish): wish is Operation<OperationId> => 'apply' in wish;

const withoutMatches = (text: string, matches: readonly Match[]): string =>
  matches.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** A wish for the opposite ("less vivid"), or for a part nobody has masked, cannot be met by an operation. */
const isBeyond = (operation: Operation, start: number, text: string, rest: string, given: Given): boolean =>
  OPPOSITE.test(text.slice(0, start).trimEnd()) ||
  (operation.namesParts !== true && !given.mask && PART.test(rest));

interface Wanted {
  readonly operation: Operation<OperationId>;
  readonly options: StepOptions;
}

/** What one clause adds to the reading: wishes with their strength, words nobody here understands. */
interface ClauseReading {
  readonly wanted: readonly Wanted[];
  readonly notPossible: readonly string[];
  readonly hints: readonly string[];
  readonly amount: number | null;
}

/** A clause that names no wish: an amount, filler, or one more thing for the wish before it. */
const readRest = (affirmed: string, text: string, given: Given, latest: readonly Wanted[]): ClauseReading => {
  const amount = amountIn(affirmed);
  const understood = KEEP.test(text) || meaningfulWords(withoutAmounts(affirmed)).length === 0;
  if (understood) return { wanted: [], notPossible: [], hints: [], amount };
  const operation = latest.find((wanted) => wanted.operation.combine !== undefined)?.operation;
  const options = operation?.options?.(affirmed, given) ?? null;
  return operation === undefined || options === null
    ? { wanted: [], notPossible: [quote(affirmed)], hints: [], amount }
    : { wanted: [{ operation, options }], notPossible: [], hints: [], amount };
};

const readClause = (
  { text, affirmedLength }: Clause,
  given: Given,
  latest: readonly Wanted[],
): ClauseReading => {
  const affirmed = text.slice(0, Math.max(0, affirmedLength));
  if (latest.length > 0 && AFTERTHOUGHT.test(text)) {
    return { wanted: [], notPossible: [], hints: [], amount: null };
  }
  const matches = wishesIn(text).filter(({ start }) => start <= affirmedLength);
  if (matches.length === 0) return readRest(affirmed, text, given, latest);
  const operations = matches.filter((match): match is Match<Operation<OperationId>> =>
    isOperation(match.wish),
  );
  // "No people": the wish begins with the word that negates.
  const optionsOf = ({ wish, start }: Match<Operation>): StepOptions | null =>
    wish.options === undefined ? {} : wish.options(start < affirmedLength ? affirmed : text, given);
  const read = operations.map((match) => ({ match, options: optionsOf(match) }));
  // What an operation could not make sense of still says which part of the picture is meant.
  const unread: readonly Match[] = read.flatMap(({ match, options }) => (options === null ? [match] : []));
  const rest = withoutMatches(
    affirmed,
    matches.filter((match) => !unread.includes(match)),
  );
  const possible = read.filter(({ match }) => !isBeyond(match.wish, match.start, text, rest, given));
  const wanted = possible.flatMap(({ match, options }) =>
    options === null ? [] : [{ operation: match.wish, options }],
  );
  const extra = EXTRA.exec(affirmed.slice(matches.at(-1)?.end))?.[1] ?? '';
  return {
    wanted,
    notPossible: [
      ...matches.filter(({ wish }) => !isOperation(wish)).map(({ wish }) => wish.title),
      ...(wanted.length < operations.length ? [quote(affirmed === '' ? text : affirmed)] : []),
      ...(meaningfulWords(withoutAmounts(extra)).length > 0 ? [quote(extra)] : []),
    ],
    hints: read.flatMap(({ match, options }) => (options === null ? (match.wish.hint ?? []) : [])),
    amount: amountIn(affirmed),
  };
};

const PHASES = ['repair', 'subject', 'correction', 'look', 'size'] as const;
const NOTHING_GIVEN: Given = { mask: false, reference: false };

/** Reads a prompt. Never throws: what it does not understand it answers in `notPossible`. */
export const readPrompt = (prompt: string, given = NOTHING_GIVEN): PromptReading => {
  const wishes = new Map<Operation<OperationId>, Omit<PlannedStep, 'operation'>>();
  const notPossible = new Set<string>();
  const hints = new Set<string>();
  let latest: readonly Wanted[] = [];
  for (const clause of clausesOf(prompt)) {
    const reading = readClause(clause, given, latest);
    const isNew = reading.wanted.length > 0 || reading.notPossible.length > 0;
    for (const text of reading.notPossible) notPossible.add(text);
    for (const hint of reading.hints) hints.add(hint);
    // A clause of nothing but an amount is about the wishes before it: "vintage, but subtle".
    if (isNew) latest = reading.wanted;
    const leftOut = clause.text.slice(Math.max(0, clause.affirmedLength));
    if (latest.length > 0 && INGREDIENT.test(leftOut)) notPossible.add(quote(leftOut));
    for (const { operation, options } of latest) {
      const before = wishes.get(operation);
      const amount = reading.amount ?? before?.strength ?? STRENGTH.normal;
      const strength = operation.graded ? amount : STRENGTH.normal;
      const together =
        isNew && before !== undefined && operation.combine !== undefined
          ? operation.combine(before.options, options)
          : options;
      wishes.set(operation, { strength, options: isNew ? together : (before?.options ?? options) });
    }
  }
  const steps = PHASES.flatMap((phase) => [...wishes].filter(([operation]) => operation.phase === phase));
  return {
    steps: steps.map(([{ id }, choices]) => ({ operation: id, ...choices })),
    notPossible: [...notPossible],
    hints: [...hints],
  };
};
