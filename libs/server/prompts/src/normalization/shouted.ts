import { says } from '../clauses/clauses.ts';
import { hasQuotedText } from '../unquoted/spans.ts';
import { outsideQuotations, QUOTATION } from '../words/quotations.ts';
import { wordsOf } from '../words/words.ts';

/** True for a prompt with a word for writing. */
export const asksForText = (prompt: string): boolean =>
  wordsOf(prompt.toLowerCase()).words.some((word) => says(word, 'write', 'word', 'watermark'));

/** True for a prompt in which any words may belong to a text to write: “write Closed until Monday”. */
export const mayBeText = (prompt: string): boolean => asksForText(prompt) && !hasQuotedText(prompt);

/**
 * A prompt that is written in capital letters throughout, in small ones: in “WRITE "SALE" BIG AND RED”, “RED” is no text
 * to write. Quotations keep their letters, and so does a prompt that asks for a text without quotation marks.
 */
export const withoutShouting = (prompt: string): string => {
  const said = prompt.split(QUOTATION).join('');
  const isShouted = /\p{Lu}{3}/u.test(said) && !/\p{Ll}/u.test(said);
  if (!isShouted || (asksForText(said) && !hasQuotedText(prompt))) return prompt;
  return outsideQuotations(prompt, (part) => part.toLowerCase());
};
