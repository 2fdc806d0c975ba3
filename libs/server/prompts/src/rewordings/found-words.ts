import { folded, SHORTEST } from './needed-words.ts';

/** A word, and the lists that contain it. */
interface Listed {
  readonly word: string;
  readonly lists: readonly number[];
}

/** All listed words by how they begin. */
const byBeginning = (lists: readonly (readonly string[])[]): ReadonlyMap<string, readonly Listed[]> => {
  const listsOf = new Map<string, number[]>();
  for (const [at, words] of lists.entries())
    for (const word of words) listsOf.set(word, [...(listsOf.get(word) ?? []), at]);
  const listed = new Map<string, Listed[]>();
  for (const [word, of] of listsOf) {
    const beginning = word.slice(0, SHORTEST);
    listed.set(beginning, [...(listed.get(beginning) ?? []), { word, lists: of }]);
  }
  return listed;
};

/**
 * Looks for all words of all lists in a text at once, and returns the positions of the lists that have a word in it.
 * The words are in lower case, and none is shorter than `SHORTEST`.
 */
export const listsFoundBy = (
  lists: readonly (readonly string[])[],
): ((text: string) => ReadonlySet<number>) => {
  const words = byBeginning(lists);
  return (written) => {
    const text = folded(written);
    const found = new Set<number>();
    for (let at = 0; at <= text.length - SHORTEST; at += 1)
      for (const { word, lists: of } of words.get(text.slice(at, at + SHORTEST)) ?? [])
        if (text.startsWith(word, at)) for (const list of of) found.add(list);
    return found;
  };
};
