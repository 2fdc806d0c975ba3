import { says, type Clause } from './clauses.ts';
import { VERBS } from './lexicon/concepts.ts';
import { isWanting } from './unwanted.ts';
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

export const EVERYBODY = /\b(?:tutti|todos|todas|tous|toutes|alle|everyone|everybody)\b/i;

/** "The colors were much stronger live": what was there, and is missing in the picture. */
export const comparesWithLife = ({ words }: Clause): boolean =>
  words.some(({ text }) => LIVE.test(text)) && words.some(({ text }) => WERE.test(text));

/** "I already cut it out": what is done, and not asked for. */
export const isDoneAlready = ({ words }: Clause): boolean =>
  words.some(({ text }) => /^(?:already|schon|bereits|déjà|ya|já|già)$/i.test(text)) &&
  words.some(({ text }) => /^(?:i|ich|hab|habe|j|ai|he|eu|ho|s|is|ist|está|est|é|è)$/i.test(text)) &&
  !words.some((word) => says(word, 'excess'));

/** "Rounded corners, and transparent png": what the corners leave free, and no cut-out. */
export const isTransparentOnly = ({ words }: Clause): boolean =>
  words.some((word) => says(word, 'transparent')) &&
  words.every((word) =>
    says(word, 'transparent', 'format:png', 'article', 'filler', 'convert-format', 'make'),
  );

/** "Thank you", "for me": nothing is asked for, and nothing is added to what was. */
export const isCourtesy = ({ words, negated, excepted }: Clause): boolean =>
  negated.length + excepted.length === 0 &&
  words.every(
    (word) => word.concepts.size > 0 && [...word.concepts].every((c) => c === 'filler' || c === 'article'),
  );

/** "Everything but the dog blurred": no fault, as the dog is not to be so. */
export const isBlurOfRest = ({ words, excepted }: Clause): boolean =>
  excepted.length > 0 && words.every((word) => says(word, 'blurry', 'filler', 'article', 'strong', 'subtle'));

/** "No background", "without people": to be read as if they were to be removed. */
export const lackWords = (clause: Clause): readonly Word[] => [
  { text: 'remove', concepts: new Set(['remove', 'without'] as const), measure: null, quote: null },
  ...clause.negated.filter((word) => !isWanting(word)),
];

/** "The vase white instead of brown": two colors, of which it shall have the first. */
export const isColorNegated = ({ words, negated }: Clause): boolean => {
  const isColor = (word: Word): boolean => [...word.concepts].some((c) => c.startsWith('color:'));
  return (
    words.some(isColor) &&
    words.some((word) => [...word.concepts].some((c) => c.startsWith('thing:'))) &&
    negated.length > 0 &&
    negated.length < 3
  );
};
