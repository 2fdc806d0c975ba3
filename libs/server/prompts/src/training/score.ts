import { createHash } from 'node:crypto';
import type { Given } from '@safelight/operations';
import type { PromptReading } from '../prompt-reading.ts';
import { readPrompt } from '../read-prompt.ts';
import type { Label } from '../classifier/labels.ts';
import type { LabelledWish } from './wish-rows.ts';

/**
 * The outcome of a wish. It was performed as wished, refused correctly, or performed in part with an honest
 * report. Otherwise it was performed wrongly and charged, or refused although it is possible.
 */
export type Outcome =
  'right' | 'refused rightly' | 'right with loss' | 'wrong and charged' | 'refused though possible';

export const OUTCOMES: readonly Outcome[] = [
  'right',
  'refused rightly',
  'right with loss',
  'wrong and charged',
  'refused though possible',
];

export type Reader = (prompt: string, given: Given) => PromptReading;

const RANK: Readonly<Record<Outcome, number>> = {
  right: 0,
  'refused rightly': 0,
  'right with loss': 1,
  'refused though possible': 2,
  'wrong and charged': 3,
};

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((one) => all.has(one));

const outcomeFor = (expected: ReadonlySet<Label>, { steps, notPossible }: PromptReading): Outcome => {
  const done = new Set<string>(steps.map(({ operation }) => operation));
  const asked = new Set<string>([...expected].filter((label) => label !== 'refuse'));
  const isPartlyRefused = expected.has('refuse');
  if (done.size === 0) return isPartlyRefused ? 'refused rightly' : 'refused though possible';
  if (!isWithin(done, asked)) return 'wrong and charged';
  const isSaid = notPossible.length > 0;
  if (done.size === asked.size) return isPartlyRefused && !isSaid ? 'wrong and charged' : 'right';
  return isSaid ? 'right with loss' : 'wrong and charged';
};

/** The labels of operations that need a second picture. */
const OF_TWO: readonly Label[] = ['match-reference', 'collage'];

/**
 * The best outcome of a wish that its labels allow. A second picture is assumed when the labels need one. For
 * a new background it is also assumed when it makes the wish possible.
 */
export const scored = (
  { wish, sets }: LabelledWish,
  read: Reader = readPrompt,
): { readonly outcome: Outcome; readonly reading: PromptReading } => {
  const needsOther = sets.some((set) => OF_TWO.some((label) => set.has(label)));
  const mayHaveOther = sets.some((set) => set.has('replace-background'));
  const [best] = [...(needsOther ? [] : [false]), ...(needsOther || mayHaveOther ? [true] : [])]
    .map((reference) => read(wish, { mask: false, reference }))
    .flatMap((reading) => sets.map((set) => ({ reading, outcome: outcomeFor(set, reading) })))
    .toSorted((a, b) => RANK[a.outcome] - RANK[b.outcome]);
  if (best === undefined) throw new Error(`“${wish}” has no labels.`);
  return best;
};

/** The number of wishes with each outcome. */
export const tally = (outcomes: readonly Outcome[]): Readonly<Record<Outcome, number>> => {
  const count = (outcome: Outcome): number => outcomes.filter((other) => other === outcome).length;
  return {
    right: count('right'),
    'refused rightly': count('refused rightly'),
    'right with loss': count('right with loss'),
    'wrong and charged': count('wrong and charged'),
    'refused though possible': count('refused though possible'),
  };
};

/**
 * True for the half of the held rows in which nobody has looked for faults to mend, so that it tells how strangers are
 * read: those of which the last digit of the SHA-1 is odd.
 */
export const isUnseen = ({ wish }: LabelledWish): boolean =>
  Number.parseInt(createHash('sha1').update(wish).digest('hex').slice(-1), 16) % 2 === 1;
