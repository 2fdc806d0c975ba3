import { onlyNames, says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { wordsOf, type Word } from '../words/words.ts';
import {
  BLEMISH,
  CAST,
  CAUSE,
  DRESSED,
  ELSEWHERE,
  EYES,
  FACE,
  FAR_TOO_RED,
  FRECKLES,
  LESS,
  LIKE_TOMATO,
  LITTLE_RED,
  LOOKS,
  MAKES_RED,
  NATURAL,
  NO_SKIN,
  PATCHES,
  PICTURE,
  PINK,
  RASH,
  RED,
  RED_CLOTHES,
  REDDENS,
  REDNESS,
  SKIN,
  SKIN_TONES,
  SMOOTHS,
  SOMEBODY,
  STATE,
  SUNBURN,
  THINGS,
  UNTOUCHED,
  WITH,
} from './words-of-redness.ts';
import { QUOTATION } from '../words/quotations.ts';

/** The concepts of words that ask for a change without saying of what. */
const FOLLOWING: readonly Parameters<typeof says>[1][] = [
  'filler',
  'article',
  'make',
  'remove',
  'less',
  'fix',
  'improve',
  'subtle',
  'moderate',
  'strong',
  'only',
];
/** What a piece of a prompt says of redness. */
export type OfRedness =
  | { readonly of: 'face'; readonly withSpots: boolean; readonly isLikened: boolean }
  | { readonly of: 'elsewhere' }
  | { readonly of: 'eyes' }
  | null;

const plain = (piece: string): string =>
  piece
    .replace(QUOTATION, ' ')
    .replace(/['’‘`?!.]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const isFilling = (word: Word): boolean =>
  says(word, ...FOLLOWING) || NATURAL.test(word.text) || RED.test(word.text) || STATE.test(word.text);

/** True for words that only go on about what was named before: "tone it down a bit", "less red please". */
export const onlyFollows = (piece: string): boolean => {
  const text = plain(piece);
  const parts = wordsOf(text).words;
  return (
    parts.length > 0 &&
    ![SKIN, BLEMISH, EYES, THINGS].some((form) => form.test(text)) &&
    parts.every(
      (word) => word.quote === null && (isFilling(word) || LESS.test(word.text) || onlyNames(word)),
    ) &&
    // "The wine glass out" is a wish of its own.
    !parts.some((word) => ![null, 'person'].includes(valueIn(word, 'thing')))
  );
};

/** How far a word for red is from the nearest word of a kind, in characters. */
const distanceTo = (text: string, kind: RegExp): number => {
  const placesOf = (form: RegExp): readonly number[] =>
    [...text.matchAll(new RegExp(form.source, 'giu'))].flatMap(({ index, 0: { length } }) => [
      index,
      index + length,
    ]);
  const reds = placesOf(RED);
  return Math.min(...placesOf(kind).flatMap((place) => reds.map((red) => Math.abs(place - red))));
};

const isOfPerson = (word: Word): boolean => valueIn(word, 'thing') === 'person' && !says(word, 'article');
/** "Remove the man with the red face", "the sunburnt guy": the face only says who is meant. */
const pointsAt = (text: string, isSkin: boolean): boolean => {
  const parts = wordsOf(text).words;
  if (!parts.some(isOfPerson)) return false;
  const isRemoved = parts.some((word) => says(word, 'remove'));
  return WITH.test(text) ? isRemoved || !LESS.test(text) : isRemoved && !isSkin;
};

/** True for the redness of somebody's face, and not of eyes, lips, clothes, or the whole picture. */
const isOfSkin = (text: string, isOfFace: boolean): boolean => {
  const isFace = FACE.test(text);
  const isSkin = isFace || (SKIN.test(text) && !SKIN_TONES.test(text));
  const isNoun = REDNESS.test(text);
  const isPicture = PICTURE.test(text) && (!isSkin || CAST.test(text));
  if (DRESSED.test(text) || isPicture || pointsAt(text, isSkin)) return false;
  if (isNoun) return isSkin || !(CAST.test(text) || THINGS.test(text));
  if (NO_SKIN.test(text)) return false;
  if (SUNBURN.test(text)) return isSkin || !(LOOKS.test(text) || THINGS.test(text));
  if (FAR_TOO_RED.test(text)) return true;
  if (LIKE_TOMATO.test(text)) return isFace || SOMEBODY.test(text);
  if (RASH.test(text)) return isSkin || isOfFace;
  const isLess = LESS.test(text);
  if (PINK.test(text) && isFace && isLess) return true;
  if (!RED.test(text)) return false;
  if (isOfFace && !isSkin) return !THINGS.test(text) && (isLess || (STATE.test(text) && onlyFollows(text)));
  const own = distanceTo(text, isFace ? FACE : SKIN);
  const isNearest = own <= distanceTo(text, THINGS) && own <= distanceTo(text, EYES);
  const isBare = wordsOf(text).words.every((word) => isFilling(word) || FACE.test(word.text));
  const isAsked = isLess || isBare || [STATE, PATCHES, CAUSE].some((form) => form.test(text));
  return isSkin && isNearest && isAsked;
};

/** What was named before a piece: a face, of which "it is too red" goes on, or only eyes: "take the redness out of them". */
interface Before {
  readonly isOfFace: boolean;
  readonly isOfEyes: boolean;
}

/** What a piece says of redness. */
export const saidOfRedness = (piece: string, { isOfFace, isOfEyes }: Before): OfRedness => {
  const text = plain(piece).replace(RED_CLOTHES, ' ');
  const isLess = LESS.test(text);
  const isFace = FACE.test(text);
  const isNoun = REDNESS.test(text);
  if (UNTOUCHED.test(text)) return null;
  if ((EYES.test(text) || (isNoun && isOfEyes)) && !isFace) return isNoun && isLess ? { of: 'eyes' } : null;
  const reddens = (REDDENS.test(text) && !isLess) || (MAKES_RED.test(text) && !LITTLE_RED.test(text));
  if (reddens) return null;
  if (ELSEWHERE.test(text) && !isFace) {
    const isRed = RED.test(text) && (SKIN.test(text) || STATE.test(text));
    const isSore = isNoun || SUNBURN.test(text) || RASH.test(text) || isRed;
    return isSore && !THINGS.test(text) ? { of: 'elsewhere' } : null;
  }
  const isLikened = LIKE_TOMATO.test(text) && !RED.test(text);
  return isOfSkin(text, isOfFace) ? { of: 'face', withSpots: BLEMISH.test(text), isLikened } : null;
};

/** True for a prompt that speaks of a cast of its colors. */
export const saysCast = (prompt: string): boolean =>
  /white balance|weißabgleich|weissabgleich|balance des blancs|balance de blancos|bilanciamento|balanço de branco/iu.test(
    prompt,
  );

const names = (piece: string, ...kinds: readonly RegExp[]): boolean =>
  kinds.some((kind) => kind.test(plain(piece)));
/** True for words that name a part of a face, or its skin. */
export const namesFace = (piece: string): boolean => names(piece, FACE, SKIN, FRECKLES);
export const namesEyes = (piece: string): boolean => names(piece, EYES);

const NO =
  /^(?:and |but |please )?(?:no|not|without|do not|don t|dont|ohne|kein\p{L}*|nicht|sans|ne|pas|sin|sem|não|senza|non)(?!\p{L})/iu;
/** "No smoothing": calming redness leaves the texture of the skin as it is. */
export const keepsTexture = (piece: string): boolean => names(piece, NO) && names(piece, SMOOTHS);

/** True for words that may ask for smoother skin. */
export const mayAskToSmooth = (piece: string): boolean => names(piece, FACE, SKIN, BLEMISH, SMOOTHS);
