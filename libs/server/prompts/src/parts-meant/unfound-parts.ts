import { says, type Clause } from '../clauses/clauses.ts';
import { VERBS } from '../lexicon/concepts.ts';
import { DEFINITE } from '../remarks/meant.ts';
import { BLEMISH } from '../redness/words-of-redness.ts';
import { quote, type PromptReading } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';
import { LIGHT_AND_COLOR, OF_WHOLE, thingAt } from './things.ts';
import { namesUnknownOf } from '../regions.ts';
import { REMOVE_HINT } from '../rules/objects.ts';

const isArticle = (word: Word | undefined): boolean =>
  word !== undefined &&
  /^(?:the|my|our|his|her|their|das|den|die|el|la|los|las|le|les|il|lo|gli)$/iu.test(word.text) &&
  DEFINITE.test(word.text);
const isUnfoundPart = (word: Word | undefined): boolean =>
  word !== undefined && says(word, 'part') && valueIn(word, 'region') === null && !OF_WHOLE.test(word.text);
const OF = /^(?:of|von|de|del|de la|de las|de los|di|della|delle|dei|da|das|do|dos|des|du)$/iu;
/** "I don't like the color of the curtains". */
const isColorOfPart = (words: readonly Word[]): boolean =>
  words.some(
    (word, at) =>
      says(word, 'color') &&
      OF.test(words[at + 1]?.text ?? '') &&
      (isUnfoundPart(words[at + 2]) || (isArticle(words[at + 2]) && isUnfoundPart(words[at + 3]))),
  );

const SHINY = /^(?:shiny|shine|glare|glänz\p{L}*|brill[oa]\p{L}*|brillant\p{L}*|luisant\p{L}*|lucid[oa])$/iu;
const FOREHEAD =
  /^(?:forehead|nose|bald|head|stirn|nase|glatze|frente|nariz|calva|front|nez|testa|naso|fronte|careca)$/iu;

const WALL = /^(?:wall|wand|pared|mur|parede|parete|muro)$/iu;
/** "The wall behind the bed": a wall behind a thing, and not what is behind somebody. */
const isWallBehindThing = (words: readonly Word[]): boolean => {
  const at = words.findIndex(({ text }) => WALL.test(text));
  const behind = words.slice(at + 1);
  return (
    at >= 0 &&
    behind.some((word) => says(word, 'near', 'place:behind')) &&
    behind.some((word) => !['person', null].includes(valueIn(word, 'thing')))
  );
};

/** "Cut out just the sneakers": a thing that may be worn, of which nothing finds the outline. */
const WORN =
  /^(?:sneakers?|shoes?|boots?|sandals?|hat|cap|glasses|sunglasses|necklace|ring|earrings?|bracelet|watch|schuhe?|stiefel|hut|brille|kette|zapatos?|zapatillas|botas|sombrero|gafas|anillo|chaussures?|baskets|chapeau|lunettes|bague|sapatos?|tênis|chapéu|óculos|anel|scarpe?|stivali|cappello|occhiali|anello)$/iu;
const isOnlyWorn = (words: readonly Word[]): boolean => {
  const at = words.findIndex((word) => says(word, 'only'));
  return (
    at >= 0 && words.slice(at + 1).some((word) => WORN.test(word.text) && valueIn(word, 'thing') === null)
  );
};

/** Parts of a person whose color is kept: everything else of that color would stay too. */
const ON_PERSON =
  /^(?:nails|cheeks|nägel|wangen|uñas|mejillas|ongles|joues|unhas|bochechas|unghie|guance)$/iu;

/** "Get rid of the drool on his chin": something unknown that smoothing the skin would leave. */
const isOnSkin = (words: readonly Word[]): boolean => {
  const at = words.findIndex((word) => says(word, 'remove'));
  const thing = at < 0 ? null : thingAt(words, at + 1);
  const nouns = thing === null ? [] : words.slice(thing.from + 1, thing.to);
  // A spot on the chin is what smoothing is for.
  const isBlemish = nouns.some(({ text }) => BLEMISH.test(text));
  return nouns.length > 0 && nouns.every((word) => word.concepts.size === 0) && !isBlemish;
};

const HAS = /^(?:has|have|hat|haben|tiene|tienen|tem|têm|ha|hanno|a|ont)$/iu;
/** "The dog has a red nose": it is told what somebody has, and nobody is to go. */
const tellsOfOwner = ({ words, negated }: Clause): boolean => {
  const at = words.findIndex(({ text }) => HAS.test(text));
  return (
    at > 0 &&
    negated.length === 0 &&
    words.slice(0, at).some((word) => valueIn(word, 'thing') !== null) &&
    words.slice(at + 1).some((word) => says(word, 'part') || valueIn(word, 'color') !== null) &&
    !words.some((word) => says(word, ...VERBS, 'without'))
  );
};

/** The text of the clause that names a thing which nothing finds, where the whole picture would be changed. Null for none. */
export const namesUnfound = (
  clauses: readonly Clause[],
  { steps, notPossible, hints }: PromptReading,
): string | null => {
  const isTonal = steps.every(
    ({ operation, options }) => LIGHT_AND_COLOR.includes(operation) && !('where' in options),
  );
  const isColored = steps.every(
    ({ operation }) => operation === 'enhance-colors' || operation === 'color-correction',
  );
  const isShiny =
    isTonal &&
    clauses.some(({ words }) => words.some(({ text }) => SHINY.test(text))) &&
    clauses.some(({ words }) => words.some(({ text }) => FOREHEAD.test(text)));
  const does = (...operations: readonly string[]): boolean =>
    steps.some(({ operation }) => operations.includes(operation));
  const isOfOneColor = steps.some(
    ({ operation, options }) =>
      operation === 'black-and-white' && String(options['where'] ?? '').startsWith('not color'),
  );
  // "Crop to the logo of the car", "cut out the handle of the laptop".
  const isAroundSubject = steps.every(
    ({ operation, options }) =>
      operation === 'remove-background' || (operation === 'crop' && options['around'] === 'subject'),
  );
  const found = clauses.find(
    ({ words, negated, text }) =>
      (does('smooth-skin') &&
        steps.length === 1 &&
        hints.includes(REMOVE_HINT) &&
        notPossible.includes(quote(text)) &&
        isOnSkin(words)) ||
      (does('remove-object') && steps.length === 1 && clauses.every(tellsOfOwner)) ||
      (isColored && negated.length > 0 && isColorOfPart([...words, ...negated])) ||
      ((isTonal || isAroundSubject) &&
        steps.length > 0 &&
        !words.some((word) => says(word, 'remove')) &&
        namesUnknownOf(words)) ||
      (isShiny && words.some(({ text }) => SHINY.test(text))) ||
      (does('replace-background', 'blur-background') && isWallBehindThing(words)) ||
      (isOfOneColor && words.some(({ text }) => ON_PERSON.test(text))) ||
      (does('remove-background') && steps.length === 1 && negated.length === 0 && isOnlyWorn(words)),
  );
  return found?.text ?? null;
};
