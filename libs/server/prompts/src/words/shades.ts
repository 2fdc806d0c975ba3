import type { Concept } from '../lexicon/english.ts';

interface Meaning {
  readonly text: string;
  readonly concepts: ReadonlySet<Concept>;
}

/** "Very dark blue", "azul muy oscuro": without a color, such a phrase is a complaint. */
const DARK =
  /^(?:very|super|really|sehr|ganz|muy|très|muito|bem|molto) (?:dark|dunkl?\p{L}*|oscur\p{L}*|fonc\p{L}*|escur\p{L}*|scur\p{L}*)$/iu;
/** "Baby pink", "rosa bebé", "rose pâle": words that make a color pale, and mean something else alone. */
const PALE = /^(?:baby|beb[éêè]|bébé|p[áa]lid\p{L}*|pallid\p{L}*|pâles?|blass\p{L}*|confetto|cipria)$/iu;
/** "Babyrosa", "zartrosa": a color with its shade. */
const PALE_COLOR = /^(?:baby|zart|fahl|blass)(?=\p{L})/iu;

const isColor = (word: Meaning | undefined): boolean =>
  word !== undefined && [...word.concepts].some((concept) => concept.startsWith('color:'));
const withConcepts = <Word extends Meaning>(word: Word, ...concepts: readonly Concept[]): Word => ({
  ...word,
  concepts: new Set(concepts),
});

/** The words of a prompt, without other meanings for those that only say the shade of a color beside them. */
export const withShades = <Word extends Meaning>(words: readonly Word[]): readonly Word[] =>
  words.map((word, at) => {
    if (isColor(word))
      return PALE_COLOR.test(word.text) ? withConcepts(word, ...word.concepts, 'shade:pale') : word;
    if (!isColor(words[at - 1]) && !isColor(words[at + 1])) return word;
    if (DARK.test(word.text)) return withConcepts(word, 'shade:dark');
    const isCompound = PALE_COLOR.test(word.text) && words[at + 1]?.text === '';
    return isCompound || PALE.test(word.text) ? withConcepts(word, 'shade:pale') : word;
  });
