import type { StepOptions } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { onlyWish, valueIn, type Finding, type Reading } from '../clauses/reading.ts';
import { asksToKeep } from '../kept/spared.ts';
import type { Word } from '../words/words.ts';

/* The color that a part of the picture shall have, and which it has. */

export interface NamedHex {
  readonly hex: string;
  readonly name: string;
}

export const recolored = (
  reading: Reading,
  region: string,
  named: Word,
  { hex, name }: NamedHex,
  more: StepOptions = {},
): Finding =>
  onlyWish(reading, 'recolor', {
    names: region,
    said: `the ${named.text.toLowerCase()}`,
    color: hex,
    name,
    ...more,
  });

/** Verbs and other words with which a color is what something shall have. */
export const CHANGES = [
  'make',
  'replace',
  'recolor',
  'colorize',
  'more',
  'less',
  'fix',
  'improve',
  'instead',
] as const;
/** Words with which a color belongs to another wish. */
const OTHER_WISHES = [
  'only',
  'in-color',
  'op:black-and-white',
  'op:red-eye',
  'remove',
  'without',
  'write',
  'border',
  'background',
  'word',
] as const;

interface Colors {
  /** The color that a part shall have: the last one, or the one before "instead of". */
  readonly wanted: NamedHex;
  /** The color that it has, if the clause names it. */
  readonly own: NamedHex | null;
}

/** The colors of a clause: "the red dress blue", "blue instead of red". Null if it names none. */
export const colorsIn = (reading: Reading): Colors | null => {
  const insteadAt = reading.words.findIndex((word) => says(word, 'instead'));
  const before = reading.words.slice(0, Math.max(0, insteadAt));
  const colors = reading.colors();
  const inOrder = before.some((word) => valueIn(word, 'color') !== null) ? colors.toReversed() : colors;
  const wanted = inOrder.at(-1);
  return wanted === undefined ? null : { wanted, own: inOrder.at(-2) ?? null };
};

export const isColored = (word: Word): boolean =>
  valueIn(word, 'color') !== null || word.measure?.kind === 'color';
/** True for "in red", "en rouge" and "in Rot". */
export const isInColor = (words: readonly Word[]): boolean =>
  words.some((word, at) => isColored(word) && /^(?:in|en|em|de)$/i.test(words[at - 1]?.text ?? ''));

/** True for "add" and "with", but not for verbs that also mean "make": "pon el cielo azul". */
export const onlyAdds = (word: Word): boolean => says(word, 'add', 'with') && !says(word, 'make');

/** True for a clause that keeps a color, adds something of that color, or asks for none. */
export const isOtherWish = ({ says: hasSaid, words }: Reading): boolean =>
  hasSaid(...OTHER_WISHES) ||
  words.some(asksToKeep) ||
  !words.some(isColored) ||
  (words.some(onlyAdds) && !hasSaid('replace') && !isInColor(words));
