import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

const SIDES = ['left', 'right', 'top', 'bottom'];
const THIRD = /^(?:thirds?|drittel|tercio|tiers|terço|terzo)$/iu;
const QUARTER = /^(?:quarter|viertel|cuarto|quart|quarto)$/iu;
/** Nouns for what lies at a side of the picture, in six languages. */
const PART =
  /(?:^| )(?:half|part|portion|side|area|section|third|quarter|hälfte|teil|seite|bereich|drittel|viertel|mitad|parte|lado|zona|tercio|moitié|partie|côté|tiers|metade|terço|metà|lato|terzo)(?: |$)/iu;
/** English words for a side that have other meanings as well: "no detail left", "right there", "top quality". */
const AMBIGUOUS = /^(?:left|right|top|bottom|upper|lower)$/iu;
const CORNER = /corner|ecke|esquina|coin|canto|angol[oi]/iu;

/** Words that may stand beside the name of a side without naming another part. */
const isNoPart = (word: Word): boolean =>
  word.measure !== null ||
  (word.concepts.size > 0 &&
    !says(word, 'part', 'word', 'face', 'skin', 'subject', 'background', 'watermark', 'edge', 'highlight') &&
    ![...word.concepts].some((concept) => /^(?:thing|region|beyond|color|crop|border):/.test(concept)));

/** True if an English word such as "left" names a side here: "the left half", "on the left", "the right is too dark". */
const isNoun = (words: readonly Word[], at: number): boolean => {
  const [before, after] = [words[at - 1], words[at + 1]];
  if (after !== undefined && (PART.test(after.text) || says(after, 'half', 'quarter'))) return true;
  const isDescribing =
    after !== undefined && says(after, 'color', 'light', 'lighting', 'quality', 'picture', 'size');
  return before !== undefined && says(before, 'article') && !isDescribing;
};

/**
 * The side of the picture that words name and nothing else does: "left half", "top third". Null for words that name
 * another part, a corner, or no side.
 */
export const sideIn = (words: readonly Word[]): string | null => {
  const at = words.findIndex(
    (word, index) =>
      SIDES.includes(valueIn(word, 'place') ?? '') &&
      !CORNER.test(word.text) &&
      (!AMBIGUOUS.test(word.text) || isNoun(words, index)),
  );
  const named = words[at];
  if (named === undefined) return null;
  const others = words.filter((word) => word !== named && !PART.test(word.text) && !says(word, 'half'));
  if (!others.every(isNoPart) || others.some((word) => valueIn(word, 'place') !== null)) return null;
  const texts = words.flatMap(({ text }) => text.split(' '));
  const share = texts.some((text) => THIRD.test(text))
    ? 'third'
    : texts.some((text) => QUARTER.test(text))
      ? 'quarter'
      : 'half';
  return `${valueIn(named, 'place')} ${share}`;
};

const CORNERS = /^(?:corners|ecken|esquinas|coins|angoli|cantos)$/iu;
/** Words in six languages for the side at which a corner lies. */
const CORNER_AT: readonly (readonly [side: string, words: RegExp])[] = [
  ['top', /^(?:top|upper|oben|oberen?r?|haut|supérieure?|arriba|superior|cima|alto|superiore)$/iu],
  [
    'bottom',
    /^(?:bottom|lower|unten|unteren?r?|bas|inférieure?|abajo|inferior|baixo|embaixo|basso|inferiore)$/iu,
  ],
  ['left', /^(?:left|links|linken?r?|gauche|izquierd[ao]s?|esquerd[ao]s?|sinistr[aoi])$/iu],
  ['right', /^(?:right|rechts|rechten?r?|droite?s?|derech[ao]s?|direit[ao]s?|destr[aoi])$/iu],
];

/**
 * The corner of the picture that words name and nothing else does: "top left corner". "Left corners" for “the left corner”,
 * which may be either of two, and "corners" for all. Null for words that name another part, or no corner.
 */
export const cornerIn = (words: readonly Word[]): string | null => {
  const tokens = words.flatMap(({ text }) => text.split(' '));
  const isAt = (word: Word): boolean => (valueIn(word, 'place') ?? '') !== '';
  // "Unten links" is a corner by itself.
  const corners = words.filter(
    (word) =>
      word.text.split(' ').some((token) => CORNER.test(token)) ||
      valueIn(word, 'place')?.includes('-') === true,
  );
  const others = words.filter((word) => !corners.includes(word) && !isAt(word));
  const isNamed = corners.every((word) => isAt(word) || word.text.split(' ').length === 1);
  if (corners.length === 0 || !isNamed || !others.every(isNoPart)) return null;
  const at = CORNER_AT.flatMap(([side, names]) => (tokens.some((token) => names.test(token)) ? [side] : []));
  if (at.length === 0) return tokens.some((token) => CORNERS.test(token)) ? 'corners' : null;
  if (at.length > 2) return null;
  return at.length === 2 ? `${at.join(' ')} corner` : `${at.join(' ')} corners`;
};

const MIDDLE =
  /^(?:middle|cent(?:er|re)|central|(?:bild)?mitte|(?:bild)?zentrum|mittleren?|milieu|centrale?|medio|centro|meio|mezzo)$/iu;
const EDGES =
  /^(?:edges?|(?:bild)?rand|(?:bild)?rändern?|(?:bild)?kanten|bordes?|orillas|márgenes|bords?|bordures|contours|bordas?|beiradas|margens|bord[io]|margini)$/iu;

/**
 * "Middle" or "edges" for words that name this part of the picture and nothing else does. Null for words that name another
 * part, both, or neither.
 */
export const middleOrEdgesIn = (words: readonly Word[]): string | null => {
  const isNamedBy = (word: Word, names: RegExp): boolean =>
    word.text.split(' ').some((token) => names.test(token));
  const middle = words.filter((word) => isNamedBy(word, MIDDLE));
  const edges = words.filter((word) => isNamedBy(word, EDGES));
  const others = words.filter(
    (word) => !middle.includes(word) && !edges.includes(word) && !PART.test(word.text),
  );
  const isOther = others.some((word) => !isNoPart(word) || valueIn(word, 'place') !== null);
  if (isOther || (middle.length === 0) === (edges.length === 0)) return null;
  return middle.length > 0 ? 'middle' : 'edges';
};
