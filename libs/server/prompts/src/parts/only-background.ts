import { says, type Clause } from '../clauses/clauses.ts';
import type { Wanted } from '../clauses/reading.ts';

const GRAY: Wanted = { operation: 'black-and-white', options: { where: 'background' } };
const BLURRED: Wanted = { operation: 'blur-background', options: {} };

/**
 * The look of a clause that wants it for "only the background": "deixa em preto e branco só o fundo". Null for other clauses,
 * such as those in which only the background keeps its colors.
 */
export const onlyInBackground = ({ words, negated, excepted }: Clause): Wanted | null => {
  const at = words.findIndex((word) => says(word, 'only'));
  const part = words.findIndex((word, index) => index > at && says(word, 'background'));
  const isNamed =
    at >= 0 && part >= 0 && words.slice(at + 1, part).every((word) => says(word, 'article', 'filler'));
  const others = words.filter((_, index) => index < at || index > part);
  const isOnly = (look: 'op:black-and-white' | 'blurry'): boolean =>
    others.some((word) => says(word, look)) &&
    others.every((word) => says(word, look, 'keep', 'add', 'make', 'article', 'filler'));
  if (!isNamed || negated.length + excepted.length > 0) return null;
  return isOnly('op:black-and-white') ? GRAY : isOnly('blurry') ? BLURRED : null;
};
