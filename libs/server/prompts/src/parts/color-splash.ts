import type { OperationId } from '@safelight/operations';
import { KEEP_HINT, NOTHING, PAINT_HINT, type ClauseReading } from '../clause-reading.ts';
import { isColorWord, onlyNames, says, type Clause } from '../clauses/clauses.ts';
import { canBePartial, colorIn, complement, regionIn, type NamedRegion, type Region } from '../regions.ts';
import { onlyInBackground } from './only-background.ts';
import type { Word } from '../words/words.ts';

const allBut = (region: Region): ClauseReading => ({
  ...NOTHING,
  wanted: [{ operation: 'black-and-white', options: { where: complement(region) }, isExact: true }],
  kept: region,
});

const wantsBlackAndWhite = (word: Word): boolean => says(word, 'op:black-and-white');

const STAYS = /^(?:quede|queden|bleibt|bleibe|fique|fiquem|rimanga|resti|restino)$/i;
const SAME = /^(?:same|original|gleich\p{L}*|selbe\p{L}*|mism[oa]|igual|même|mesm[oa]|stess[oa])$/iu;
/** The article before a flower or a fruit that is also the name of a color: "la rose", but "le rose". */
const OF_NOUN = /^(?:la|the|une|una|die|der|uma|a|mi|my|her|his|ma)$/i;
/** The words without colors that name a flower or a fruit: "seulement la rose en couleur". */
const withoutNouns = (words: readonly Word[]): readonly Word[] =>
  words.filter(
    (word, at) =>
      !(
        [...word.concepts].some((concept) => concept === 'part' || concept.startsWith('thing:')) &&
        OF_NOUN.test(words[at - 1]?.text ?? '')
      ),
  );

const GRAY =
  /^(?:white|black|gr[ae]y|schwarz\p{L}*|weiß\p{L}*|weiss\p{L}*|grau\p{L}*|blanc[oa]?|blanche|negr[oa]|noire?|gris[e]?|branc[oa]|pret[oa]|cinza|bianc[oa]|ner[oa]|grigi[oa])$/iu;
const isGrayWord = (word: Word): boolean => isColorWord(word) && GRAY.test(word.text);

/** True for a wish for one color without its name: "the thing where only one color stays". */
export const asksForOneColor = (words: readonly Word[]): boolean =>
  words.some((word) => says(word, 'only')) &&
  words.some((word) => says(word, 'color')) &&
  words.some((word) => says(word, 'keep')) &&
  regionIn(words) === null &&
  colorIn(words) === null &&
  words.every((word) => word.concepts.size > 0);

const ONLY = '(?:only|just|nur|s[oó]lo|solamente|seulement|uniquement|juste|só|apenas|soltanto)';
const PARTS =
  '(?:parts?|areas?|regions?|bereich\\p{L}*|stellen|teilen?|partes|zonas|áreas|parties|zones|parti|aree|zone)';
/** "Black and white only in the blue parts", "make only the blue parts gray": there, and nowhere else. */
const ONLY_THERE = new RegExp(
  `(?<!\\p{L})(?:${ONLY} (?:in|on|within|inside|at|auf|an|en|dans|sur|em|n[ao]s?|nell[ae]|nei|sull[ae]|sui) [^,.;]*${PARTS}(?!\\p{L})|(?:make|turn|mach\\p{L}*|haz|pon|mets|rends|faz|deixa|fai|rendi) ${ONLY} [^,.;]*${PARTS}(?!\\p{L})|^${ONLY} [^,.;]*${PARTS}(?: [\\p{L}]+)? (?:in|en|em|black|gr[ae]y|schwarz\\p{L}*)(?! (?:colou?r|farbe|couleur|cor|colore)))`,
  'iu',
);

interface Before {
  readonly words: readonly Word[];
  /** The operations of all clauses before. */
  readonly planned: readonly OperationId[];
}

/**
 * Reads requests that keep the color of one thing: "only the person in color", "keep the car red", "black and white with
 * just the red". Beside another look the thing is only kept: "warm tones, but keep the car red".
 */
export const readColorSplash = (clause: Clause, before: Before): ClauseReading | null => {
  const { words, text } = clause;
  const behind = onlyInBackground(clause);
  if (behind !== null) return { ...NOTHING, wanted: [behind] };
  if (asksForOneColor(before.words)) return readOneColor(words);
  if (asksForOneColor(words))
    return { ...NOTHING, isBeyond: true, hint: PAINT_HINT, unmeant: ['black-and-white'] };
  const isGray = words.some(wantsBlackAndWhite) || before.planned.includes('black-and-white');
  const isAfterLook = before.planned.some(
    (operation) => operation !== 'black-and-white' && canBePartial(operation),
  );
  const isIsolated = words.some((word) => says(word, 'cut')) && words.some((word) => says(word, 'in-color'));
  const keeps = words.some((word) => (says(word, 'keep') && !says(word, 'make')) || STAYS.test(word.text));
  const color = colorIn(withoutNouns(words));
  const isSaidOnly = words.some((word) => says(word, 'only')) || isIsolated;
  const region = regionOf(words);
  const isThing = region !== null && region !== 'unknown';
  // "Only red stays": nothing else is named.
  const isOnlyColor = keeps && words.every((word) => word.concepts.size > 0);
  if (color !== null && isGray && !isThing && ONLY_THERE.test(text))
    return {
      ...NOTHING,
      wanted: [{ operation: 'black-and-white', options: { where: color }, isExact: true }],
    };
  if (color !== null && isSaidOnly && (isGray || isOnlyColor) && !isThing) return allBut(color);
  // "Leave the shirt white": what is white already loses no color in a picture in black and white.
  const colors = withoutNouns(words).filter(isColorWord);
  const last = words.at(-1);
  const isKeptGray = !isGray && !isSaidOnly && last !== undefined && isGrayWord(last);
  const named = colors.length > 0;
  const isKeptOnly = keeps && named && !isKeptGray;
  const isNamedOnly = isSaidOnly && named && isGray;
  const inColor = words.some((word) => says(word, 'in-color', 'color')) || isKeptOnly || isNamedOnly;
  const isOther = words.some((word) => says(word, 'remove', 'blurry', 'op:blur', 'fix', 'vivid'));
  if (!inColor || isOther || !(keeps || isSaidOnly)) return null;
  // "The lamp must stay the same color": a caution.
  const isSame = words.some((word) => SAME.test(word.text)) && !named && !isGray;
  if (isSame && keeps) return { ...NOTHING, kept: isThing ? region.region : 'unknown' };
  const isNamed = words.some((word) => word.concepts.size === 0 && /\p{L}{3}/u.test(word.text));
  const isOfOne = isSaidOnly || (keeps && words.some((word) => says(word, 'in-color')));
  const isOfColor = color !== null && isSaidOnly && words.some((word) => says(word, 'in-color'));
  if (region === null && !isOfColor && !(isNamed && isOfOne)) return null;
  if (isAfterLook && isKeptOnly && !words.some((word) => says(word, 'in-color')))
    return { ...NOTHING, kept: isThing ? region.region : 'unknown' };
  if (isThing) return allBut(region.region);
  // "Keep the rose red": nothing finds a rose, but its color can be found.
  if (color !== null) return allBut(color);
  return {
    ...NOTHING,
    isBeyond: true,
    hint: KEEP_HINT,
    kept: 'unknown',
    extra: text,
    unmeant: ['black-and-white'],
  };
};

/** "The background black and white, just me in color": the person keeps the colors. */
const regionOf = (words: readonly Word[]): NamedRegion =>
  regionIn(words.filter((word) => !says(word, 'background'))) ?? regionIn(words);

/** Reads the thing or the color that is named after a wish for one color: "the umbrella, yellow". */
const readOneColor = (words: readonly Word[]): ClauseReading | null => {
  const isName = words.every((word) => onlyNames(word) || isColorWord(word));
  const region = regionOf(words);
  const found = region !== null && region !== 'unknown' ? region.region : colorIn(words);
  return isName && found !== null ? { ...allBut(found), refersBack: true } : null;
};
