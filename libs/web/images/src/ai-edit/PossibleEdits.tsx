import { PromptChips, type PromptChipsProps } from './PromptChips.tsx';

/** The prompts of edits that would work instead of a refused one. */
export const PossibleEdits = (props: PromptChipsProps) => (
  <div role="group" aria-label="What can be done">
    <PromptChips {...props} />
  </div>
);
