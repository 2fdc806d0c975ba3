import { says } from '../clauses/clauses.ts';
import { beyond, type Finding, type Reading } from '../clauses/reading.ts';
import { ENGLISH_REGIONS } from '../lexicon/regions.ts';
import { DEFINITE } from '../remarks/meant.ts';
import type { Word } from '../words/words.ts';
import { CHANGES, colorsIn, isColored, isInColor, isOtherWish, onlyAdds, recolored } from './new-colors.ts';

export const NEW_CLOTHES_HINT = 'Clothes can get another color here, but nobody can be dressed in others.';
const CLOTHES_HINT = 'It is not clear which clothes are meant. Paint over what should change its color.';

const INDEFINITE = /^(?:una?|un|eine[nm]?|ein|une|uma?|um)$/i;
const POSSESSIVE = /^(?:s|'s|del|della|do|da|du|de|des|von|vom)$/i;

/** "Change red dress to emerald", "vestido de rojo a verde": without an article, but with the color that it has, or a verb. */
const isBareDress = ({ words, says: hasSaid }: Reading, at: number): boolean => {
  const colors = words.filter(isColored).length;
  const isOnlyThat = words.every(
    (word, index) =>
      index === at ||
      isColored(word) ||
      says(word, 'article', 'filler', 'make', 'replace', 'recolor', 'touch', 'part', 'color'),
  );
  // "Dress color to red".
  const isToColor =
    words.some((word) => says(word, 'color')) && words.some(({ text }) => /^to$/iu.test(text));
  const isAsked =
    hasSaid('replace', 'recolor') || isToColor || /^(?:make|turn|paint|dye)$/iu.test(words[0]?.text ?? '');
  return isOnlyThat && !words.some(onlyAdds) && (colors > 1 || isAsked);
};

/** Reads "make the dress red". "A red dress" is one that nobody wears. */
export const dressed = (reading: Reading, named: Word): Finding => {
  const at = reading.words.indexOf(named);
  const isAsked = reading.says(...CHANGES, 'add') || isInColor(reading.words) || isBareDress(reading, at);
  if (isOtherWish(reading) || !isAsked) return null;
  const before = reading.words.slice(Math.max(0, at - 2), at);
  // "A" is "the" in Portuguese.
  const isEnglish = ENGLISH_REGIONS['region:clothes'].split(', ').includes(named.text.toLowerCase());
  const isNew = before.some(({ text }) => INDEFINITE.test(text) || (isEnglish && /^an?$/i.test(text)));
  if (isNew) return beyond(NEW_CLOTHES_HINT);
  const isDefinite = before.some(({ text }) => DEFINITE.test(text) || POSSESSIVE.test(text));
  if (!isDefinite && !isBareDress(reading, at)) return null;
  const isOneOfSeveral = reading.words.some((word) =>
    says(word, 'place:left', 'place:right', 'place:behind'),
  );
  if (isOneOfSeveral) return beyond(CLOTHES_HINT);
  const colors = colorsIn(reading);
  if (colors === null) return null;
  const { wanted, own } = colors;
  return recolored(reading, 'clothes', named, wanted, own === null ? {} : { from: own.hex });
};
