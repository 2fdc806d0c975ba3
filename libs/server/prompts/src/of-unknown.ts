import { says } from './clauses/clauses.ts';
import type { Word } from './words/words.ts';

/** Prepositions before what something belongs to, or is on, in six languages. */
const OF =
  /^(?:of|on|from|off|de|del|du|des|do|da|dos|das|di|della|dello|delle|dei|dell|von|vom|am|an|auf|beim|en|sur|no|na|em|su|sul|sulla|sullo|s)$/iu;
const GENITIVE = /^(?:der|des|(?:ein|mein|dein|sein|ihr|unser|dies)e[rs])$/iu;
/** Words that name all of a thing, or how it looks, and no part of it. */
const OF_ALL =
  /^(?:aspect\p{L}*|group\p{L}*|grup[op]\p{L}*|groupe|bunch|couple|coppia|pair|paar|pareja|crowd|appearance|whole|rest|outline|figur\p{L}*|shape|silhouette|umriss\p{L}*|contorno|silueta|sagoma|aussehen|apariencia|apparence|aparência|aspetto|zone?|zona|area|área|bereich|look)$/iu;
const ONE = /^(?:an?|eine?n?|un[ae]?|uma?)$/iu;
const PRONOUN = /^(?:it|he|she|they|es|er|ça|il|elle)$/iu;
/** True for "dog" in "the basket of the dog" and "the dog's basket", where something unknown is meant. */
export const isOfUnknown = (words: readonly Word[], at: number): boolean => {
  const isUnknown = (word: Word | undefined): boolean =>
    word !== undefined &&
    (word.concepts.size === 0 || says(word, 'part', 'op:repair-scratches', 'transparent')) &&
    word.measure === null &&
    word.quote === null &&
    /^\p{L}{3,}$/u.test(word.text) &&
    !OF_ALL.test(word.text);
  const isNamed = (index: number): boolean => {
    const [before, named] = [words[index - 1], words[index]];
    if (named === undefined || !isUnknown(named)) return false;
    // "Sticker of my dog", "a sticker of my dog": somebody asks for one.
    if (says(named, 'transparent') && (before === undefined || ONE.test(before.text))) return false;
    // "It fits on a mug", "it sits on the sofa": what is behind a pronoun is a verb.
    return before === undefined || (says(before, 'article', 'except') && !PRONOUN.test(before.text));
  };
  const [mark, next] = [words[at + 1], words[at + 2]];
  if (mark !== undefined && /^s$/iu.test(mark.text) && isUnknown(next)) return true;
  // "Dem Strauß der Braut": the German genitive needs no preposition.
  if (GENITIVE.test(words[at - 1]?.text ?? '')) return isNamed(at - 2);
  const joint = words.slice(0, at).findLastIndex((word) => OF.test(word.text) || !says(word, 'article'));
  return OF.test(words[joint]?.text ?? '') && isNamed(joint - 1);
};
