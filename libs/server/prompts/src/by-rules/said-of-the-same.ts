import type { ClauseReading } from '../clause-reading.ts';
import { onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { createReading, valueIn, type Wanted } from '../clauses/reading.ts';
import type { Word } from '../words/words.ts';

const OURSELVES = /^(?:us|me|nosotr[oa]s|yo|uns|wir|ich|mich|nous|moi|nós|eu|noi|io)$/i;
/** True for a clause that only says who stays after a removal: "remove the tourists, only my wife shall stay". */
const isOnlyWhoStays = ({ words }: Clause, before: readonly Wanted[]): boolean =>
  before.some(({ operation }) => ['remove-object', 'remove-background'].includes(operation)) &&
  words.some((word) => says(word, 'only')) &&
  words.some((word) => says(word, 'keep') || OURSELVES.test(word.text)) &&
  words.every((word) => onlyNames(word) || says(word, 'only', 'keep') || word.concepts.size === 0);

const IT = /^(?:it|him|her|them|that|ihn|es|sie|lo|la|los|las|le|les|li|o|a|os|as)$/i;
/** Operations that remove something from the picture. */
const MENDING: readonly string[] = ['remove-object', 'repair-scratches', 'denoise', 'dehaze', 'red-eye'];
/** True for a clause that repeats a removal: "my sister is photobombing, get her out". */
const isSameRemoval = ({ words, negated }: Clause, latest: readonly Wanted[]): boolean =>
  negated.length === 0 &&
  latest.length > 0 &&
  latest.every(({ operation }) => MENDING.includes(operation)) &&
  words.some((word) => says(word, 'remove')) &&
  words.every((word) => says(word, 'remove', 'filler', 'article', 'this') || IT.test(word.text));

/** True for a clause that repeats a wish to hide faces: "nobody should be recognisable, blur them all". */
const isSameFaces = ({ wanted }: ClauseReading, before: readonly Wanted[]): boolean =>
  before.some(({ operation }) => operation === 'hide-faces') &&
  wanted.length === 1 &&
  ['blur', 'pixelate'].includes(wanted[0]?.operation ?? '');

/** True for a clause that adds nothing to the wish before. */
export const isSaidAlready = (clause: Clause, reading: ClauseReading, latest: readonly Wanted[]): boolean =>
  isOnlyWhoStays(clause, latest) ||
  isSameFaces(reading, latest) ||
  isSameRemoval(clause, latest) ||
  isLessAgain(clause, latest) ||
  isTurnAgain(clause, reading, latest);

/** True for an animal or a thing, of which no face is hidden. */
const isNobody = (word: Word): boolean => !['person', null].includes(valueIn(word, 'thing'));
/** True for a clause that selects some of the faces, which nothing can distinguish: "blur the faces, but not mine". */
export const isOfSomeFaces = ({ words, negated, excepted }: Clause, latest: readonly Wanted[]): boolean => {
  if (!latest.some(({ operation }) => operation === 'hide-faces')) return false;
  const isMine =
    negated.length > 0 &&
    words.length === 0 &&
    !negated.some(isNobody) &&
    negated.every((word) => onlyNames(word) || MINE.test(word.text));
  const isThere =
    words.some((word) => valueIn(word, 'place') !== null) &&
    words.every((word) => onlyNames(word) || valueIn(word, 'place') !== null);
  const isSeen = words.some((word) => says(word, 'keep')) && words.some((word) => says(word, 'thing:person'));
  return isMine || isThere || isSeen || excepted.length > 0;
};
const EACH_SIDE =
  /(?:each|every|both|either) sides?|(?:jeder|beiden) seiten?|(?:cada|ambos) lados?|chaque côté|(?:ogni|entrambi i) lat[oi]/i;
/** The crop of one more side: "crop the top and the bottom", "and 50 from each side". Null if the clause names more than a side. */
export const anotherSide = ({ words, negated, text }: Clause, latest: readonly Wanted[]): Wanted | null => {
  const [crop] = latest.filter(({ operation, options }) => operation === 'crop' && 'edge' in options);
  const named = words.map((word) => valueIn(word, 'place')).find((place) => place !== null);
  const size = words.find(({ measure }) => measure?.kind === 'pixels' || measure?.kind === 'number')?.measure;
  if (crop?.options['pixels'] !== undefined && (size?.kind === 'pixels' || size?.kind === 'number')) {
    const edge = EACH_SIDE.test(text) ? 'left right' : named;
    if (edge !== undefined) return { ...crop, options: { edge, pixels: size.value } };
  }
  const side = named;
  const isOnlySide = words.every(
    (word) => valueIn(word, 'place') !== null || says(word, 'article', 'filler'),
  );
  if (crop === undefined || !SIDES.includes(side ?? '') || !isOnlySide || negated.length > 0) return null;
  return { ...crop, options: { ...crop.options, edge: side ?? '' } };
};
const SIDES: readonly string[] = ['left', 'right', 'top', 'bottom'];

/** The wish of the clause before in the exact color that a code says: "solid light gray, #EEEEEE". */
export const exactColor = ({ words, negated }: Clause, latest: readonly Wanted[]): Wanted | null => {
  const [code] = words.flatMap(({ measure }) => (measure?.kind === 'color' ? [measure.hex] : []));
  const colored = latest.find(({ options }) => options['fill'] === 'color' || options['color'] !== undefined);
  const isOnlyCode = words.every(
    (word) => word.measure !== null || says(word, 'article', 'filler', 'color', 'make'),
  );
  if (code === undefined || colored === undefined || !isOnlyCode || negated.length > 0) return null;
  const name = { name: code };
  return colored.options['fill'] === 'color'
    ? { ...colored, options: { ...colored.options, ...name, stops: code } }
    : { ...colored, options: { ...colored.options, ...name, color: code } };
};

const LESSENED: readonly string[] = [
  'darken',
  'color-correction',
  'warm-tones',
  'cool-tones',
  'denoise',
  'dehaze',
];
/** True for "tone it down" after a wish for less of something, which it repeats. */
const isLessAgain = ({ words, negated }: Clause, latest: readonly Wanted[]): boolean =>
  negated.length === 0 &&
  latest.length > 0 &&
  latest.every(({ operation, options }) => LESSENED.includes(operation) || options['direction'] === 'less') &&
  words.some((word) => says(word, 'less')) &&
  words.every((word) => says(word, 'less', 'this', 'filler', 'article') || IT.test(word.text));

/** True for "turn it" after a wish to straighten, which says by how much. */
const isTurnAgain = ({ words }: Clause, { wanted }: ClauseReading, latest: readonly Wanted[]): boolean =>
  latest.some(({ operation }) => operation === 'straighten') &&
  wanted.some(({ operation }) => operation === 'rotate') &&
  words.every((word) => says(word, 'rotate', 'this', 'filler', 'article') && word.measure === null);

const GHOST = /ghost|geist|gespenst|fantasma|fantôme|pale|blass|bleich|pálid|pâle|pallid/i;
/** True if a wish for color shows that who looks like a ghost is pale, and not too bright. */
export const isPallor = (
  { wanted }: ClauseReading,
  before: readonly Word[],
  latest: readonly Wanted[],
): boolean =>
  before.some(({ text }) => GHOST.test(text)) &&
  latest.some(({ operation }) => operation === 'darken') &&
  wanted.some(({ operation }) => ['saturation', 'enhance-colors', 'warm-tones'].includes(operation));

const MINE = /^(?:mine|mía|mia|meins?|mienne|minha|ours)$/i;

const INSTEAD =
  /^(?:instead|dafür|stattdessen|en su lugar|lugar|cambio|à la place|place|invece|al suo posto|posto|no lugar|vez|disso)$/i;
/** The color behind the subject after a removal of the background: "Hintergrund weg und dafür Beige". Null for other clauses. */
export const colorBehind = ({ words, negated }: Clause, latest: readonly Wanted[]): Wanted | null => {
  const [color, another] = createReading(words, []).colors();
  const isOnlyColor = words.every(
    (word) =>
      valueIn(word, 'color') !== null ||
      valueIn(word, 'shade') !== null ||
      INSTEAD.test(word.text) ||
      says(
        word,
        'article',
        'filler',
        'make',
        'add',
        'with',
        'fill',
        'then',
        'warm',
        'cool',
        'bright',
        'color',
        'studio',
      ) ||
      word.measure?.kind === 'color',
  );
  const isAfterRemoval = latest.length === 1 && latest[0]?.operation === 'remove-background';
  if (!isAfterRemoval || color === undefined || another !== undefined || !isOnlyColor || negated.length > 0)
    return null;
  return {
    operation: 'replace-background',
    options: { fill: 'color', name: color.name, stops: color.hex, direction: 'vertical' },
  };
};
