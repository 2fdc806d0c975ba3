import { knows, vocabulary } from './lexicon.ts';

const SHORTEST_PART = 4;
const LONGEST_COMPOUND = 40;
/** The letters that German puts between the parts of a compound: "Gesichts-farbe", "Hunde-foto". */
const LINKS = ['', 's', 'n', 'en', 'e', 'er'];
const german = vocabulary.get('german') ?? { words: new Set<string>(), stems: new Set<string>() };
const isWord = (word: string): boolean => german.words.has(word);
/** Returns the length of the longest stem that begins a word: that of "hellblau", not "hell", for "hellblaues". */
const longestStem = (word: string): number =>
  Math.max(0, ...[...german.stems].filter((stem) => word.startsWith(stem)).map(({ length }) => length));

/** Returns the two words of a German compound that no lexicon has, such as "Hintergrundfarbe". Null for other words. */
export const splitCompound = (word: string): readonly [string, string] | null => {
  if (word.length < 2 * SHORTEST_PART || word.length > LONGEST_COMPOUND || isWord(word)) return null;
  const stem = longestStem(word);
  for (let at = word.length - SHORTEST_PART; at >= Math.max(SHORTEST_PART, stem); at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (!knows('german', second)) continue;
    const head = LINKS.filter((link) => first.endsWith(link))
      .map((link) => first.slice(0, first.length - link.length))
      .find((part) => part.length >= SHORTEST_PART && isWord(part));
    if (head !== undefined) return [head, second];
  }
  return null;
};
