import type { StepOptions } from '@safelight/operations';
import { BIG, SMALL } from './degrees-of-size.ts';
import { isLike, type Said } from './said.ts';

/* The sizes of several texts: "“For sale” at the top, large and red, and below it smaller “$250”". */

/**
 * The size that stands beside one text of several: behind it up to the next one, or before it in the same part of the
 * sentence. Empty if none is named.
 */
export const sizeBeside = ({ words, part }: Said, text: string): StepOptions => {
  const at = words.findIndex(({ quote }) => quote === text);
  if (at < 0) return {};
  const isText = (index: number): boolean => words[index] !== undefined && words[index].quote !== null;
  const behind = words.findIndex((_, index) => index > at && isText(index));
  const next = behind < 0 ? words.length : behind;
  const last = words.findLastIndex((_, index) => index < at && isText(index));
  const own = words.filter(
    (_, index) =>
      (index > at && index < next && part[index] !== part[next]) ||
      (index < at && index > last && part[index] === part[at] && part[index] !== part[last]),
  );
  const isBig = own.some((word) => isLike(word, BIG));
  const isSmall = own.some((word) => isLike(word, SMALL));
  return isBig === isSmall ? {} : { size: isBig ? 'large' : 'small' };
};
