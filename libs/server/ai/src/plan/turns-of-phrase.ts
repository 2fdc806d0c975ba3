import { says, type Clause } from './clauses.ts';
import { VERBS } from './lexicon/concepts.ts';
import type { Word } from './words.ts';

/** "Don't remove the people, only the cars": the verb that was negated is meant of what follows "only". */
export const verbNegated = (
  { words }: Clause,
  before: { readonly words: readonly Word[]; readonly negated: readonly Word[] },
): readonly Word[] => {
  const isRest =
    words.some((word) => says(word, 'only')) &&
    words.some((word) => [...word.concepts].some((concept) => concept.startsWith('thing:'))) &&
    !words.some((word) => says(word, ...VERBS, 'in-color')) &&
    !before.words.some((word) => says(word, ...VERBS));
  return isRest ? before.negated.filter((word) => says(word, 'remove')).slice(0, 1) : [];
};

/** "And without the garage behind": a thing that shall not be there, after another wish. */
export const isOfPicture = (word: Word): boolean =>
  says(word, 'background', 'part', 'place:behind') ||
  [...word.concepts].some((concept) => concept.startsWith('thing:'));

const WERE = /^(?:were|was|war|waren|era|eran|eram|erano|étaient|était)$/i;
const LIVE =
  /^(?:live|in person|real life|irl|vivo|dal vivo|ao vivo|en vivo|persona|vrai|viel|echt|natura|realtà|realidad|réalité|more|mehr|più|más|mais|plus)$/i;

export const EVERYBODY = /^(?:tutti|todos|todas|tous|toutes|alle|everyone|everybody)$/i;

/** "The colors were much stronger live": what was there, and is missing in the picture. */
export const comparesWithLife = ({ words }: Clause): boolean =>
  words.some(({ text }) => LIVE.test(text)) && words.some(({ text }) => WERE.test(text));

/** "I already cut it out": what is done, and not asked for. */
export const isDoneAlready = ({ words }: Clause): boolean =>
  words.some(({ text }) => /^(?:already|schon|bereits|déjà|ya|já|già)$/i.test(text)) &&
  words.some(({ text }) => /^(?:i|ich|hab|habe|j|ai|he|eu|ho)$/i.test(text));

/** "Rounded corners, and transparent png": what the corners leave free, and no cut-out. */
export const isTransparentOnly = ({ words }: Clause): boolean =>
  words.some((word) => says(word, 'transparent')) &&
  words.every((word) =>
    says(word, 'transparent', 'format:png', 'article', 'filler', 'convert-format', 'make'),
  );
