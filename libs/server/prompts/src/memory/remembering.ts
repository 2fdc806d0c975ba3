import { LRUCache } from 'lru-cache';

/** While one prompt is read, it and its parts are looked at from many sides. */
const TEXTS = 500;

/** The same function, which remembers its answers for the texts that it was given last. Nobody may change an answer. */
export const remembering = <Answer extends object | string | number | boolean>(
  answer: (text: string) => Answer,
): ((text: string) => Answer) => {
  const latest = new LRUCache<string, Answer>({ max: TEXTS });
  return (text) => {
    const known = latest.get(text);
    if (known !== undefined) return known;
    const found = answer(text);
    latest.set(text, found);
    return found;
  };
};
