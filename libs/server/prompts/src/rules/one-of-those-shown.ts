import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';
import { isSeveral } from './objects.ts';
import { isCertain } from './one-person.ts';

/** Pronouns of the first person at the beginning of a clause. */
const US =
  /^(?:just |only |nur |solo |sólo |juste |só )?(?:me|us|ich|wir|yo|nosotr[oa]s|moi|nous|eu|nós|io|noi)(?!\p{L})/iu;
/** True for one of several people who should go, whom nothing tells apart: "me without my ex", "my son without his friend". */
export const isOneOfThoseShown = ({ text, words, negated }: Clause): boolean => {
  const isPerson = (word: Word): boolean => valueIn(word, 'thing') === 'person';
  const person = negated.find(isPerson);
  return (
    person !== undefined &&
    (words.some(isPerson) || US.test(text)) &&
    isCertain(person, negated) &&
    !isSeveral(person, person.text) &&
    !negated.some((word) => valueIn(word, 'place') !== null || says(word, 'near'))
  );
};
