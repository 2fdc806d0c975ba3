import { readPrompt } from '../read-prompt.ts';

/**
 * The steps that are read from a prompt, in one line with those of their options that have one of these keys, and how
 * many things are told as not done: `['crop bottom + sharpen', 1]`.
 */
export const planAndUndone = (
  prompt: string,
  keys: readonly string[],
): readonly [plan: string, notPossible: number] => {
  const { steps, notPossible } = readPrompt(prompt);
  return [
    steps
      .map(({ operation, options }) => [operation, ...keys.flatMap((key) => options[key] ?? [])].join(' '))
      .join(' + '),
    notPossible.length,
  ];
};
