import { says, type Clause } from '../clauses/clauses.ts';
import type { PlannedStep, PromptReading } from '../prompt-reading.ts';
import { valueIn } from '../clauses/reading.ts';

const SHADOW = /(?<!\p{L})(?:shadows?|schatten|ombres?|sombras?|ombr[ae])(?!\p{L})/iu;
/** "The shadow": one that is there already. */
const THE_SHADOW =
  /(?<!\p{L})(?:(?:the|this|that|my|her|his) shadows?|(?:der|den|dem|die|dieser|diesen) schatten|l['’ ]ombre|les ombres|(?:la|esta) sombra|las sombras|(?:a|essa) sombra|as sombras|l['’ ]ombra|le ombre)(?!\p{L})/iu;
/** Words for making something softer, in six languages. */
const SOFTENED =
  /(?<!\p{L})(?:soften\p{L}*|softer|gentler|weicher|sanfter|abmildern|mildern|adouci\p{L}*|plus douces?|suaviz\p{L}*|suavic\p{L}*|(?:más|mas|mais) suaves?|ammorbidi\p{L}*|addolci\p{L}*|più (?:morbid|delicat|dolc)\p{L}*)(?!\p{L})/iu;
/** Parts of a face or a body below which a shadow lies. */
const BODY =
  /(?<!\p{L})(?:nose|chin|eyes?|brows?|eyebrows|lips?|mouth|cheeks?|neck|hair|nase|kinn|augen?|brauen|lippen|mund|wangen?|hals|haaren?|nez|menton|yeux|sourcils|lèvres|bouche|joues?|cou|cheveux|nariz|barbilla|mentón|ojos?|cejas|labios|boca|mejillas?|cuello|pelo|queixo|olhos?|sobrancelhas|lábios|bochechas?|pescoço|cabelo|naso|mento|occhi|sopracciglia|labbra|bocca|guance?|collo|capelli)(?!\p{L})/iu;

/** Steps that would make a new shadow, or soften everything instead of a shadow. */
const INSTEAD: readonly string[] = ['product-shadow', 'blur', 'smooth-skin', 'blur-background', 'contrast'];
const isInstead = ({ operation, options }: PlannedStep): boolean =>
  INSTEAD.includes(operation) && (operation === 'contrast' || !('where' in options));

const isSoftenedThere = ({ text, words }: Clause): boolean =>
  SHADOW.test(text) &&
  SOFTENED.test(text) &&
  (THE_SHADOW.test(text) || BODY.test(text)) &&
  !words.some((word) => says(word, 'add', 'background') && !says(word, 'make')) &&
  !words.some((word) => valueIn(word, 'color') === 'white');

/** The words of a wish for a softer shadow that is in the picture, which no step changes alone: "soften the shadow under the nose". */
export const softenedShadow = ({ steps }: PromptReading, clauses: readonly Clause[]): string | null =>
  steps.some(isInstead) ? (clauses.find(isSoftenedThere)?.text ?? null) : null;
