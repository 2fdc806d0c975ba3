import { says } from '../clauses/clauses.ts';
import type { PlannedStep } from '../prompt-reading.ts';
import { isLettered } from './letter-details.ts';
import { SHADOW } from './letter-words.ts';
import { isLike, ownerOf, placesOf, type Said } from './said.ts';

/** Words for the ground on which a product throws its shadow. */
const GROUND =
  /^(?:products?|produkt\p{L}*|product[oi]s?|produits?|produto|prodott[oi]|under|underneath|beneath|below|unter|darunter|drunter|bajo|debajo|sous|dessous|embaixo|sob|sotto|floor|boden|suelo|sol|chão|pavimento)$/iu;

/**
 * The steps without the shadow of a product, which replaces the background, if the shadow of a text or of a card with
 * round corners is meant; and what is then not done. Letters always have a shadow.
 */
export const withoutWrongShadow = (
  steps: readonly PlannedStep[],
  said: Said,
): { readonly steps: readonly PlannedStep[]; readonly told: readonly string[] } => {
  const shadows = placesOf(said, SHADOW);
  const isOfProduct =
    placesOf(said, GROUND).length > 0 ||
    said.words.some((word) => says(word, 'background')) ||
    steps.some(({ operation }) => ['replace-background', 'remove-background'].includes(operation));
  const ofLetters =
    steps.some(isLettered) && shadows.some((at) => ['letters', null].includes(ownerOf(said, at)));
  const ofCard = steps.some(({ operation }) => operation === 'round-corners' || operation === 'border');
  const isWrong = !isOfProduct && shadows.length > 0 && (ofLetters || ofCard);
  const isAsked =
    steps.some(({ operation }) => operation === 'product-shadow') ||
    !said.words.some((word) => says(word, 'remove', 'not', 'without', 'less', 'op:low-light', 'dark'));
  if (!isWrong || !isAsked) return { steps, told: [] };
  const rest = steps.filter(({ operation }) => operation !== 'product-shadow');
  const word = said.words.find((one) => isLike(one, SHADOW))?.text.toLowerCase() ?? '';
  return { steps: rest, told: ofLetters ? [] : [`“${word}”`] };
};
