import { says } from './clauses/clauses.ts';
import { inOrder, quote, type PlannedStep, type PromptReading } from './prompt-reading.ts';
import { readByRules } from './read-by-rules.ts';
import { wordsOf } from './words/words.ts';

/** Words for the way in which a slider is moved, in six languages. */
const MOVED = /^(?:.+ )?(?:up|down|rauf|hoch|runter|herunter|sube|baja|monte|baisse|sobe|su|giù|giu)$/iu;
const TONES = ['light', 'contrast', 'shadow', 'highlight', 'op:low-light', 'vivid', 'sharp', 'warm'] as const;
const MOST_WORDS = 4;

/** True for the name of a slider with a direction or an amount: "exposure +0.7", "shadows up", "Kontrast runter". */
const isSlider = (piece: string): boolean => {
  const { words } = wordsOf(piece);
  const isMoved = words.some(({ text, measure }) => measure?.kind === 'change' || MOVED.test(text));
  return words.length <= MOST_WORDS && isMoved && words.some((word) => says(word, ...TONES, 'cool', 'color'));
};

/**
 * The reading of a list of sliders, as in other editors: "exposure +0.7, shadows up, highlights down, a bit warmer". Each
 * is an edit of its own, and none explains another. Null if a piece is neither a slider nor wholly read by the rules.
 */
export const slidersIn = (pieces: readonly string[]): PromptReading | null => {
  if (pieces.filter(isSlider).length < 2) return null;
  const read = pieces.map((piece) => ({ piece, ...readByRules(piece) }));
  const isRead = ({ steps, notPossible }: PromptReading): boolean =>
    steps.length > 0 && notPossible.length === 0;
  if (!read.every((one) => isRead(one) || isSlider(one.piece)) || !read.some(isRead)) return null;
  const steps = read
    .flatMap((one) => (isRead(one) ? one.steps : []))
    .reduce<readonly PlannedStep[]>(
      (all, step) => (all.some(({ operation }) => operation === step.operation) ? all : [...all, step]),
      [],
    );
  const notPossible = read.flatMap((one) => (isRead(one) ? [] : [quote(one.piece.trim())]));
  return { steps: inOrder(steps), notPossible, hints: [] };
};
