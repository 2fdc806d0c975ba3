import { DEFINITE } from '../remarks/meant.ts';
import type { Finding, Reading } from '../clauses/reading.ts';

const HEADSHOT = /head ?shot/i;

/** "A headshot from this" is the head with its shoulders; "my headshot" is what the picture is already. */
export const headshot = ({ words, owns, take }: Reading): Finding => {
  const at = words.findIndex(({ text }) => HEADSHOT.test(text));
  const isAsked =
    at >= 0 && !DEFINITE.test(words[at - 1]?.text ?? '') && !owns('op:improve-quality', 'op:enhance-colors');
  take('headshot', 'make', 'studio', 'op:improve-quality', 'op:enhance-colors');
  const head = { operation: 'crop', options: { around: 'head' }, isExact: true } as const;
  return { wanted: [{ operation: 'improve-quality', options: {} }, ...(isAsked ? [head] : [])] };
};
