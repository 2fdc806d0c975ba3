import { says, type Clause } from './clauses.ts';
import { valueIn } from './reading.ts';
import type { Word } from '../words/words.ts';

/** Words for wanting and appearing in six languages. Negated, they request a removal: "I don't want the dog". */
const WANTS =
  /^(?:want|wanna|need|like|quiero|quiero que|no quiero|queremos|quisiera|salga|salgan|aparezca|will|möchte|wollen|brauche|veux|voudrais|quero|queria|apareça|voglio|vorrei|voglio che|quisiera que|quero que|drauf|drin)$/i;

export const isWanting = ({ text }: Word): boolean => WANTS.test(text);

const isOfThing = (word: Word): boolean => valueIn(word, 'thing') !== null || says(word, 'place:behind');
const isAround = (word: Word): boolean =>
  says(word, 'filler', 'article', 'picture', 'this', 'not') || valueIn(word, 'place') !== null;

/** True if a clause says that a thing should not be in the picture: "no quiero que salga el perro". */
export const isUnwanted = ({ words, negated, excepted }: Clause): boolean => {
  const all = [...words, ...negated];
  return (
    negated.length > 0 &&
    excepted.length === 0 &&
    all.some(isWanting) &&
    all.some(isOfThing) &&
    all.every((word) => isOfThing(word) || isAround(word) || isWanting(word))
  );
};
