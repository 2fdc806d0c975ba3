import { type OperationId, OPERATIONS } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { DEFINITE } from '../remarks/meant.ts';
import { valueIn, type Wanted } from '../clauses/reading.ts';
import { canBePartial } from '../regions.ts';
import type { Word } from '../words/words.ts';

/** Operations that hide something. If one of them is meant for a part, none of the others is meant for the whole picture. */
const HIDING: readonly OperationId[] = ['blur', 'blur-background', 'pixelate', 'hide-faces'];
const SHARPENING: readonly OperationId[] = ['sharpen', 'improve-quality', 'hdr'];
/** Things that are hidden because of what they say. */
const TELLING =
  /^(?:logos?|logotip\p{L}*|brands?|marken?|marcas?|marques?|march(?:io|i)|tatt?oos?|tatuaje?s?|tatuagem|tatouages?|tatuaggi?o?|numbers?|nummern?|números?|numéros?|numer[oi]|labels?|etikett(?:en)?|etiquetas?|étiquettes?|etichett[ae]|names?|namen?|nombres?|noms?|nomes?|nom[ei]|signs?|carteles?|badges?|stickers?|screens?|bildschirme?|pantallas?|écrans?|telas?|scherm[oi]|cards?|karten?|tarjetas?|cartes?|cart[ae]|cartões|documents?|documentos?)$/iu;
/** German names of such things: "Hausnummer". */
const COMPOUND = /\p{L}(?:nummern?|logos?|schild(?:er)?|etikett(?:en)?|aufkleber|namen?)$/iu;
/** A noun for a part: "the engine part". */
const PART = /^(?:parts?|areas?|sections?|bereich|stelle|teil|zonas?|zones?|partes?|parties?|área|parti)$/iu;

/** The operations that can be limited to a part. */
const LIMITABLE = OPERATIONS.map(({ id }) => id).filter(canBePartial);

/**
 * The operations that must not be done to the whole picture, because nothing finds the part that should get them: all
 * of them where the words leave no doubt that a part is meant ("only the guitar", "on the veil").
 */
export const unmeantFor = (
  words: readonly Word[],
  wanted: readonly Wanted[],
  isSurelyPart: boolean,
): readonly OperationId[] => {
  if (isSurelyPart) return LIMITABLE;
  const includesOneOf = (group: readonly OperationId[]): boolean =>
    wanted.some(({ operation }) => group.includes(operation));
  if (includesOneOf(HIDING) && words.some(({ text }) => TELLING.test(text) || COMPOUND.test(text)))
    return HIDING;
  return includesOneOf(SHARPENING) && words.some(({ text }) => PART.test(text)) ? SHARPENING : [];
};

/** "Blur the plates": an unknown noun with an article names a part that nothing can find. */
export const namesUnknownPart = (
  words: readonly Word[],
  left: readonly Word[],
  wanted: readonly Wanted[],
): boolean =>
  wanted.some(({ operation }) => ['blur', 'pixelate'].includes(operation)) &&
  words.some(
    (word, at) =>
      left.includes(word) &&
      (COMPOUND.test(word.text) ||
        (word.concepts.size === 0 &&
          /\p{L}{3}/u.test(word.text) &&
          DEFINITE.test(words[at - 1]?.text ?? ''))),
  );

/** True for a step that hides what can be read in a part of the picture. */
export const hidesText = ({ options }: Pick<Wanted, 'options'>): boolean =>
  ['license plate', 'private text', 'text'].includes(String(options['where']));

/** Cloths and papers that have folds. */
const FOLDED =
  /^(?:table ?cloth|curtains?|(?:bed )?sheets?|bedspread|blanket|fabric|cloth|backdrop|pillow|paper|mantel|cortinas?|sábanas?|manta|tela|tischdecke|tischtuch|vorhang|vorhänge|laken|bettlaken|decke|stoff|tuch|nappe|rideaux?|draps?|tissu|couverture|toalha|lençol|lençóis|tecido|colcha|tovaglia|tenda|tende|lenzuol[ao]|tessuto|coperta)$/iu;
/** "The wrinkles on the tablecloth": folds of something that is no skin and no old photo. */
export const isOfFolds = (words: readonly Word[], wanted: readonly Wanted[]): boolean => {
  const isMended = wanted.some(({ operation }) => ['smooth-skin', 'repair-scratches'].includes(operation));
  const isOfPicture = words.some((word) => says(word, 'face', 'picture', 'op:vintage'));
  // "A crease across her dress" may be one of an old photo.
  const isOfClothes =
    wanted.some(({ operation }) => operation === 'smooth-skin') &&
    words.some((word) => valueIn(word, 'region') === 'clothes');
  return isMended && !isOfPicture && (isOfClothes || words.some((word) => FOLDED.test(word.text)));
};
