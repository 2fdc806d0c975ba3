import { quotedIn, type PromptReading } from '../prompt-reading.ts';
import { correctedBy, type Corrected } from './typing-mistakes.ts';
import { usedWords } from './used-words.ts';
import { WORDS } from './word-counts.ts';

/** The text with each corrected word as it was written. */
const asTyped = (text: string, { written }: Corrected): string =>
  text.replace(WORDS, (word) => written.get(word) ?? word);

/**
 * Reads a prompt without its typing mistakes. What the reading quotes of it, and the texts that it writes into the picture,
 * stay as they were typed.
 */
export const withoutTypingMistakes = (
  prompt: string,
  read: (corrected: string) => PromptReading,
): PromptReading => {
  const corrected = correctedBy(usedWords(), prompt);
  if (corrected.written.size === 0) return read(prompt);
  const { steps, notPossible, ...others } = read(corrected.text);
  return {
    ...others,
    notPossible: notPossible.map((told) => {
      const words = quotedIn(told);
      return words === null ? told : `“${asTyped(words, corrected)}”`;
    }),
    steps: steps.map((step) => {
      const { text } = step.options;
      return typeof text === 'string'
        ? { ...step, options: { ...step.options, text: asTyped(text, corrected) } }
        : step;
    }),
  };
};
