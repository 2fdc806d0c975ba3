import { says } from '../clauses/clauses.ts';
import { valueIn, wish, type Rule } from '../clauses/reading.ts';

const SIDES: readonly string[] = ['left', 'right', 'top', 'bottom'];
/** What is cut off a side when nobody says how much. */
const SIDE_PERCENT = 15;
/** Nouns for a side in six languages. */
const SIDE =
  /\b(?:side|edge|part|strip|margin|seite|rand|kante|teil|streifen|lado|borde|parte|orilla|franja|côté|bord|partie|bande|borda|faixa|lato|bordo|striscia)\b/iu;
const ON = /^(?:on|auf|an|am|en|sur|sul|sulla|em|no|na|al|à|au|a|del|della|do|da|du) /i;

/** Reads "take away the left side" as a crop: nothing else is named that could go. */
export const readSide: Rule = (reading, { mask }) => {
  const words = reading.left();
  const side = words.find((word) => SIDES.includes(valueIn(word, 'place') ?? ''));
  const isNamed = SIDE.test(words.map(({ text }) => text).join(' '));
  const isOnlyThat = words.every(
    (word) =>
      word === side ||
      says(word, 'remove', 'article', 'filler', 'only', 'edge', 'make') ||
      SIDE.test(word.text),
  );
  // "The stuff on the left side": a side says only where it is.
  const isWhere = side !== undefined && ON.test(side.text);
  if (mask || side === undefined || !isNamed || !isOnlyThat || isWhere || !reading.owns('remove'))
    return null;
  reading.takeWords(words);
  return wish('crop', { edge: valueIn(side, 'place') ?? '', percent: SIDE_PERCENT }, true);
};
