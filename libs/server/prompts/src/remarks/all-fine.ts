import { says, type Clause } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

/** Words of praise in six languages. */
const PRAISE =
  /^(?:perfect|keeper|fine|great|lovely|love|good|nice|happy|okay|ok|awesome|super|toll|gut|perfekt|schön|klasse|prima|bien|perfect[ao]s?|genial|buena|bonit[ao]|lind[ao]|me gusta|encanta|parfaite?|belle|top|géniale?|réussie|adore|ótim[ao]|perfeit[ao]|boa|legal|perfett[ao]|bell[ao]|bene|ottim[ao]|stupend[ao])$/iu;

const REMOVE: Word = { text: 'remove', concepts: new Set(['remove'] as const), measure: null, quote: null };

/** The words of a removal, if the picture is fine except for a thing: "a keeper apart from the dog". Null if it is not. */
export const fineExcept = ({ words, negated, excepted }: Clause): readonly Word[] | null => {
  const isFine =
    negated.length === 0 &&
    words.some(({ text }) => PRAISE.test(text)) &&
    words.every(
      (word) =>
        PRAISE.test(word.text) || says(word, 'filler', 'article', 'this', 'picture', 'everything', 'strong'),
    );
  const namesThing = excepted.some((word) => valueIn(word, 'thing') !== null);
  return isFine && namesThing ? [REMOVE, ...excepted] : null;
};
