import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { readByRules } from '../read-by-rules.ts';
import type { Word } from '../words/words.ts';

/** "Ritaglia solo la borsa": one thing is cut out, and the picture is not cropped. */
const CUTS =
  /^(?:please |bitte |por favor |me |mi |moi )*(?:ritagli\p{L}*|scontorn\p{L}*|recort\p{L}*|détour\p{L}*|découp\p{L}*|cut out|crop out|isolate|isol[aei]\p{L}*|stelle? (?=.* frei$)|schneide? (?=.* aus$))(?: (?:only|just|nur|bloß|solo|sólo|solamente|soltanto|seulement|uniquement|juste|só|apenas|somente))? ?(?:the|my|this|der|die|das|den|meine?n?|el|la|los|las|mi|le|les|l|ma|mon|il|lo|i|gli|o|a|os|as|minha|meu|questa|esta|essa)? \p{L}+(?: \p{L}+)?$/iu;

/** True for words that ask for a cut-out, and for nothing else. */
export const asksForCutOut = (text: string, words: readonly Word[]): boolean => {
  const [first, ...others] = words;
  const isOfPicture = words.some(
    (word) => says(word, 'picture', 'edge', 'border', 'face') || valueIn(word, 'thing') === 'person',
  );
  const isMore = others.some(
    (word) =>
      says(word, ...VERBS) ||
      [...word.concepts].some((concept) => /^(?:op|beyond|color|place|side|ratio|format):/.test(concept)),
  );
  if (first !== undefined && !isOfPicture && !isMore && CUTS.test(text)) return true;
  const { steps, notPossible } = readByRules(text);
  return (
    notPossible.length === 0 &&
    steps.length > 0 &&
    steps.every(({ operation }) => operation === 'remove-background')
  );
};
