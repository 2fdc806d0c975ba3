import { listsFoundBy } from './found-words.ts';
import { neededWords } from './needed-words.ts';

/**
 * What somebody said, and plainer words of the same language for it. It is looked for only in a text that matches
 * `among`.
 */
export type Rewording = readonly [
  said: RegExp,
  plainer: string | ((...found: readonly unknown[]) => string),
  among?: RegExp,
];

const reworded = (text: string, [said, plainer, among]: Rewording): string => {
  if (among !== undefined && !among.test(text)) return text;
  return typeof plainer === 'string' ? text.replace(said, plainer) : text.replace(said, plainer);
};

/** Says for a text which of these rewordings may apply to it: those whose pattern has a word in it that it needs. */
const mayApply = (rewordings: readonly Rewording[]): ((text: string) => (at: number) => boolean) => {
  const needed = rewordings.map(([said]) => neededWords(said));
  const found = listsFoundBy(needed.map((words) => words ?? []));
  return (text) => {
    const lists = found(text);
    return (at) => needed[at] === null || lists.has(at);
  };
};

/**
 * Puts texts into plainer words by these rewordings, one after the other. There are thousands, and to compile and try
 * the pattern of each takes long, so that only those are tried that may apply.
 */
export const inPlainerWords = (rewordings: readonly Rewording[]): ((text: string) => string) => {
  let applicable: ReturnType<typeof mayApply> | undefined;
  return (text) => {
    applicable ??= mayApply(rewordings);
    let plain = text;
    let applies = applicable(plain);
    for (const [at, rewording] of rewordings.entries()) {
      if (!applies(at)) continue;
      const before = plain;
      plain = reworded(before, rewording);
      if (plain !== before) applies = applicable(plain);
    }
    return plain;
  };
};
