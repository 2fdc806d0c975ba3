import { readPrompt } from '../read-prompt.ts';

/** Options in the words of the prompt, which are different in every language. */
const IN_WORDS: readonly string[] = ['text', 'said', 'name'];

/**
 * The plan for a prompt in one line, the same for all languages: "crop ratio=1:1 + sharpen*0.5". It ends with "…" if the
 * result says that something is not done.
 */
export const planOf = (prompt: string): string => {
  const { steps, notPossible } = readPrompt(prompt);
  const lines = steps.map(({ operation, strength, options }) => {
    const said = Object.entries(options)
      .filter(([key, value]) => !IN_WORDS.includes(key) && value !== '')
      .map(([key, value]) => `${key}=${String(value)}`)
      .toSorted();
    return [strength === 1 ? operation : `${operation}*${strength}`, ...said].join(' ');
  });
  return lines.length === 0 ? 'refused' : lines.join(' + ') + (notPossible.length > 0 ? ' …' : '');
};
