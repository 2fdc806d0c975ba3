import type { PromptSuggestions } from '@safelight/application/ports';
import {
  type Idea,
  IDEAS,
  isFitting,
  type OperationId,
  operationOf,
  type PictureTraits,
} from '@safelight/operations';
import { readPrompt } from '@safelight/prompts';

/** The number of suggestions (spec: images §9). */
const COUNT = 9;
/** The score that a matching word in the title adds. */
const TITLE_BONUS = 0.35;

interface ReadIdea extends Pick<Idea, 'phrase' | 'alone'> {
  readonly operations: readonly OperationId[];
}

/** The plan for a suggestion. Null when a part of the suggestion cannot be performed. */
const readIdea = (idea: Pick<Idea, 'phrase' | 'alone'>, usable: readonly string[]): ReadIdea | null => {
  const { steps, notPossible } = readPrompt(idea.phrase);
  const operations = steps.map(({ operation }) => operation);
  const isPossible = notPossible.length === 0 && operations.every((id) => usable.includes(id));
  return isPossible && operations.length > 0 ? { ...idea, operations } : null;
};

/**
 * Two suggestions of different phases in one sentence, "Brighten the photo and blur background", or a single
 * suggestion.
 */
const mainOf = (ideas: readonly ReadIdea[], usable: readonly string[]): string => {
  const [first] = ideas;
  if (first === undefined) return '';
  const phaseOf = ({ operations: [id] }: ReadIdea): string => (id === undefined ? '' : operationOf(id).phase);
  const second =
    first.alone === true
      ? undefined
      : ideas.find((idea) => idea.alone !== true && phaseOf(idea) !== phaseOf(first));
  const both =
    second && `${first.phrase} and ${second.phrase.charAt(0).toLowerCase()}${second.phrase.slice(1)}`;
  return both !== undefined && readIdea({ phrase: both }, usable) !== null ? both : first.phrase;
};

/**
 * Nine suggestions, or as many as the `usable` operations allow. The best is first, and each operation occurs
 * once.
 */
export const ideasFor = (
  traits: PictureTraits,
  title: string,
  usable: readonly string[],
): PromptSuggestions => {
  const words = title.toLowerCase();
  const ranked = IDEAS.map(({ suits, titled, ...idea }) => ({
    ...idea,
    score: suits(traits) + (titled?.test(words) === true ? TITLE_BONUS : 0),
  })).toSorted((a, b) => b.score - a.score);
  const chosen: ReadIdea[] = [];
  for (const candidate of ranked) {
    const idea = readIdea(candidate, usable);
    const isNew = chosen.every(({ operations }) => operations.join() !== idea?.operations.join());
    if (idea === null || !isNew || !isFitting(idea.operations, traits)) continue;
    if (chosen.length < COUNT) chosen.push(idea);
  }
  return { main: mainOf(chosen, usable), suggestions: chosen.map(({ phrase }) => phrase) };
};
