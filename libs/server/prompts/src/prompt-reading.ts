import { type OperationId, operationOf, type StepOptions } from '@safelight/operations';

export interface PlannedStep {
  readonly operation: OperationId;
  readonly strength: number;
  readonly options: StepOptions;
}

/** The plan of a prompt: its steps in the order in which they run, and the words for everything that cannot be done. */
export interface PromptReading {
  readonly steps: readonly PlannedStep[];
  readonly notPossible: readonly string[];
  /** Sentences that explain why something is not possible, or how to request it. */
  readonly hints: readonly string[];
  /** Sentences about what is done, which are said whether or not something is not possible. */
  readonly advice?: readonly string[];
  /** The reading with another picture, if there is none and something is only done with one. */
  readonly withReference?: PromptReading;
  /** The words in which the person asked for operations whose titles are in `notPossible`, by title. */
  readonly ownWords?: Readonly<Record<string, string>>;
  /** Operations that must not be done instead, because they would change more than the prompt allows. */
  readonly unmeant?: readonly OperationId[];
  /** The reading that takes the place of this one if anything of the prompt is not done. */
  readonly unlessWhole?: PromptReading;
}

const LONGEST_QUOTE = 60;
export const quote = (words: string): string => {
  const text = words.trim();
  return `“${text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text}”`;
};

/** The reading that also says that these words are not done, and what to do instead. */
export const withUndone = (
  reading: PromptReading,
  texts: readonly string[],
  hint: string,
): PromptReading => ({
  ...reading,
  notPossible: [...new Set([...reading.notPossible, ...texts.map(quote)])],
  hints: [...new Set([...reading.hints, hint])],
});

/** The words of a quotation in `notPossible`. Null for the title of an operation. */
export const quotedIn = (told: string): string | null => /^“(.+)”$/u.exec(told)?.[1] ?? null;
/** A quotation or a title without the quotation marks. */
export const unquoted = (told: string): string => told.replace(/[“”]/g, '');

const PHASES = ['repair', 'subject', 'correction', 'look', 'shape', 'size', 'finish'] as const;
/** "Black and white, like a film of the 70s": the tint of a decade would color what is black and white already. */
const withGrayLast = (steps: readonly PlannedStep[]): readonly PlannedStep[] => {
  const isOfDecade = steps.some(({ operation, options }) => operation === 'vintage' && 'decade' in options);
  const isGray = ({ operation, options }: PlannedStep): boolean =>
    isOfDecade && operation === 'black-and-white' && !('where' in options);
  return [...steps.filter((step) => !isGray(step)), ...steps.filter(isGray)];
};

/** The steps in the order in which they run. */
export const inOrder = (steps: readonly PlannedStep[]): readonly PlannedStep[] =>
  PHASES.flatMap((phase) =>
    withGrayLast(steps.filter(({ operation }) => operationOf(operation).phase === phase)),
  );

const lettersOf = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
/** The reading that lists each thing that is not done once, in the person's own words. */
export const inOwnWords = (reading: PromptReading): PromptReading => {
  const { ownWords = {}, ...rest } = reading;
  const words = reading.notPossible.map((title) => ownWords[title] ?? title);
  // "Soft shadow" is said by "give it a soft shadow".
  const isSaidBy = (one: string, other: string): boolean => {
    const [part, all] = [lettersOf(one), lettersOf(other)];
    return all.length > part.length && quotedIn(one) !== null && all.includes(part);
  };
  const notPossible = words.filter(
    (one, at) =>
      words.findIndex((other) => lettersOf(other) === lettersOf(one)) === at &&
      !words.some((other) => isSaidBy(one, other)),
  );
  return { ...rest, notPossible };
};
