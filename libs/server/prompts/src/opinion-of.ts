import type { PlannedStep } from './prompt-reading.ts';
import { remembering } from './memory/remembering.ts';
import { readByRules } from './by-rules/read-by-rules.ts';
import { featuresOf } from './classifier/features.ts';
import { opinionOn, type Opinion } from './classifier/opinion.ts';

/** What the classifier thinks of a text, by its words and by what the rules read in it. */
export const opinionOf: (text: string) => Opinion = remembering((text) =>
  opinionOn(featuresOf(text, readByRules(text))),
);

/** How likely the classifier finds the least likely of these steps in a text, in log odds, alone or at all. */
export const evidenceFor = (text: string, steps: readonly PlannedStep[]): number => {
  const { likelihoodOf, likelihoodAlone } = opinionOf(text);
  return Math.min(
    ...steps.map(({ operation }) => Math.max(likelihoodOf(operation), likelihoodAlone(operation))),
  );
};
