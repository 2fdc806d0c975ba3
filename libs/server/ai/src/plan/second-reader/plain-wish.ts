import type { OperationId } from '../../operations/registry.ts';
import { says } from '../clauses.ts';
import { valueIn } from '../reading.ts';
import { isSeveral } from '../rules/objects.ts';
import { wordsOf, type Word } from '../words.ts';

/** Words that make a thing an exception, or the only one that stays. */
const isException = (word: Word): boolean => says(word, 'not', 'without', 'except', 'keep', 'only', 'but');
/** Words for a part of a thing, or for something on it: "the logo on the car". */
const isOfThing = (word: Word): boolean => says(word, 'part', 'word', 'shadow', 'skin', 'face', 'subject');

const thingOf = (word: Word): string => valueIn(word, 'thing') ?? '';
const thingsIn = (words: readonly Word[]): readonly Word[] =>
  words.filter((word) => valueIn(word, 'thing') !== null);
const namesOf = (things: readonly Word[]): number =>
  new Set(things.map((word) => valueIn(word, 'thing'))).size;
const lastColorIn = (words: readonly Word[]): string | null =>
  words.reduce<string | null>((last, word) => valueIn(word, 'color') ?? last, null);

/** The places of things that can be removed. */
const PLACES: Readonly<Record<string, string>> = {
  left: 'on the left',
  right: 'on the right',
  behind: 'in the background',
  front: 'in front',
};
const placesIn = (words: readonly Word[]): readonly string[] =>
  words.flatMap((word) => valueIn(word, 'place') ?? []);

/** "Pink couch → green couch": one thing that is no person, and the last color. */
const recoloring = (words: readonly Word[]): string | null => {
  const things = thingsIn(words).filter((word) => !says(word, 'thing:person'));
  const [thing] = things;
  const color = lastColorIn(words);
  if (thing === undefined || color === null || namesOf(things) > 1) return null;
  return words.some(isOfThing) ? null : `paint the ${thingOf(thing)} ${color}`;
};

/** "The pigeon up there on the roof, away": the first thing, unless it is named twice or something of it is meant. */
const removal = (words: readonly Word[]): string | null => {
  const things = thingsIn(words);
  const [thing] = things;
  const isNamedTwice = things.length > namesOf(things);
  if (thing === undefined || isNamedTwice || !words.some((word) => says(word, 'remove'))) return null;
  const before = words.slice(0, words.indexOf(thing));
  if (before.some((word) => isOfThing(word) || word.concepts.size === 0)) return null;
  const all = isSeveral(thing, words.map(({ text }) => text).join(' ')) ? 'all ' : '';
  const [place = ''] = placesIn(words).flatMap((name) => PLACES[name] ?? []);
  return `remove ${all}the ${thingOf(thing)} ${place}`;
};

const written = (words: readonly Word[], verb: string): string | null => {
  const quoted = words.filter(({ quote }) => quote !== null);
  const [place = ''] = placesIn(words);
  return quoted.length === 1 ? `${verb} ${quoted[0]?.text ?? ''} ${place.replace('-', ' ')}` : null;
};

const background = (words: readonly Word[]): string | null => {
  const color = lastColorIn(words);
  if (color === null || !words.some((word) => says(word, 'background'))) return null;
  const isGradient = words.some((word) => says(word, 'gradient'));
  return `make the background ${isGradient ? `a ${color} gradient` : color}`;
};

/** "Less saturation, my eyes hurt": a tone, and whether there should be more or less of it. */
const toned = (words: readonly Word[], tone: string): string | null => {
  const [more, less] = [words.some((word) => says(word, 'more')), words.some((word) => says(word, 'less'))];
  return more === less ? null : `${more ? 'more' : 'less'} ${tone}`;
};

const styled = (words: readonly Word[]): string | null => {
  const styles = words.filter((word) => valueIn(word, 'style') !== null);
  return styles.length === 1 ? `in the style of ${styles[0]?.text ?? ''}` : null;
};

const sized = (words: readonly Word[]): string | null => {
  const percents = words.filter(({ measure }) => measure?.kind === 'percent');
  return percents.length === 1 ? `resize to ${percents[0]?.text ?? ''}` : null;
};

const PLAIN: Partial<Readonly<Record<OperationId, (words: readonly Word[]) => string | null>>> = {
  'add-text': (words) => written(words, 'write'),
  'artist-style': styled,
  'remove-object': removal,
  'replace-background': background,
  border: (words) =>
    words.some((word) => says(word, 'border')) ? `${lastColorIn(words) ?? ''} border` : null,
  contrast: (words) => toned(words, 'contrast'),
  recolor: recoloring,
  resize: sized,
  saturation: (words) => toned(words, 'saturation'),
  watermark: (words) => written(words, 'watermark'),
};

/**
 * A wish for this operation in plain words, with the thing, color, text or measure that a prompt names, whatever else it says:
 * for a prompt that surely means the operation and that the rules cannot read. Null if the prompt does not say clearly
 * which thing, color or text is meant, or if it names exceptions.
 */
export const plainWish = (operation: OperationId, prompt: string): string | null => {
  const { words } = wordsOf(prompt);
  return words.some(isException) ? null : (PLAIN[operation]?.(words) ?? null);
};
