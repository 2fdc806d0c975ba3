import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { inOrder, quote, type PlannedStep, type PromptReading } from '../prompt-reading.ts';
import { readByRules } from '../by-rules/read-by-rules.ts';
import { wordsOf } from '../words/words.ts';

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

const MOST_WORDS_OF_PAIR = 6;
const SHADOWS = /(?<!\p{L})(?:shadows?|schatten|tiefen|sombras|ombres|ombre)(?!\p{L})/iu;
const isOfShadows = (piece: string): boolean => SHADOWS.test(piece);
const isOfHighlights = (piece: string): boolean =>
  wordsOf(piece).words.some((word) => says(word, 'highlight'));
/** True for wishes of which one is for the shadows of the picture and another one for its highlights. */
const arePaired = (pieces: readonly string[]): boolean => {
  const isTone = (piece: string): boolean => {
    const { words } = wordsOf(piece);
    const [step, ...others] = readByRules(piece).steps;
    return (
      step !== undefined &&
      others.length === 0 &&
      ['low-light', 'hdr'].includes(step.operation) &&
      !('where' in step.options) &&
      words.length <= MOST_WORDS_OF_PAIR &&
      // "Push shadows to teal and highlights to orange" is a look.
      words.every((word) => valueIn(word, 'color') === null)
    );
  };
  const tones = pieces.filter((piece) => isOfShadows(piece) !== isOfHighlights(piece) && isTone(piece));
  return tones.some(isOfShadows) && tones.some(isOfHighlights);
};

/** The steps, of which none lifts the shadows beside one that lifts them too: "recover the highlights, open the shadows". */
const withShadowsOnce = (steps: readonly PlannedStep[]): readonly PlannedStep[] => {
  const isBoth = steps.some(({ operation, options }) => operation === 'hdr' && !('tones' in options));
  return isBoth ? steps.filter(({ operation }) => operation !== 'low-light') : steps;
};

/**
 * The reading of a list of sliders, as in other editors: "exposure +0.7, shadows up, highlights down, a bit warmer". Each
 * is an edit of its own, and none explains another; so are two wishes of which one is for the shadows and one for the
 * highlights: "lower the highlights, bring up the shadows". Null if a piece is neither a slider nor wholly read by the rules.
 */
export const slidersIn = (pieces: readonly string[]): PromptReading | null => {
  if (pieces.filter(isSlider).length < 2 && !arePaired(pieces)) return null;
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
  return { steps: inOrder(withShadowsOnce(steps)), notPossible, hints: [] };
};
