import type { OperationId } from '@safelight/operations';
import { says } from '../clauses/clauses.ts';
import { valueIn } from '../clauses/reading.ts';
import { isSeveral, SOMEBODY } from '../rules/objects.ts';
import { namesUnknownOf } from '../regions.ts';
import { wordsOf, type Word } from '../words/words.ts';

/** What follows "but" when it adds a wish: "my handbag but in cream". */
const INSTEAD = /^(?:in|with|for|as|make|it|en|con|mit|avec|em|com)$/i;
/** Words that make a thing an exception, or the only one that stays. "Left" may be a place. */
const isException = (word: Word, at: number, words: readonly Word[]): boolean =>
  says(word, 'not', 'without', 'except', 'only') ||
  (says(word, 'but') && !INSTEAD.test(words[at + 1]?.text ?? '')) ||
  (says(word, 'keep') && valueIn(word, 'place') === null);
/** Words for a part of a thing, or for something on it: "the logo on the car". */
const isOfThing = (word: Word): boolean =>
  says(word, 'part', 'word', 'shadow', 'skin', 'face', 'subject') && valueIn(word, 'color') === null;

const thingOf = (word: Word): string => valueIn(word, 'thing') ?? '';
const isPerson = (word: Word): boolean => says(word, 'thing:person');
const namesOf = (things: readonly Word[]): number =>
  new Set(things.map((word) => valueIn(word, 'thing'))).size;

/** The last color that is not the one to be replaced: "black instead of red". */
const lastColorIn = (words: readonly Word[]): string | null => {
  const colors = words.filter((word) => valueIn(word, 'color') !== null);
  const at = words.findIndex((word) => says(word, 'instead'));
  const replaced = at < 0 ? undefined : colors.find((word) => words.indexOf(word) > at);
  const last = colors.findLast((word) => word !== replaced);
  return last === undefined ? null : valueIn(last, 'color');
};

/** Colors whose names alone mean something else. */
const COLOR_NAMES: Readonly<Record<string, string>> = { forest: 'forest green' };

/** Words after which a thing only says where another one is, or whose it is: "the laptop on the table". */
const LOCATIVE = new Set(
  (
    'on in at of from under over behind beside near by to onto above below against inside ' +
    'auf im in am an unter über hinter neben vor von vom aus beim zur zum ' +
    'en sobre del de bajo tras junto al ' +
    'sur dans au aux à sous derrière devant du des chez ' +
    'em no na nos nas do da dos das sob atrás ao ' +
    'su sul sulla sulle sui nel nella nei di del della dei delle dal dalla sotto dietro'
  ).split(' '),
);
const isArticle = (word: Word | undefined): boolean =>
  word !== undefined && (says(word, 'article') || /^(?:my|your|our|his|her|their)$/i.test(word.text));

/** True for "table" in "the laptop on the table". */
const isLocated = (words: readonly Word[], word: Word): boolean => {
  const at = words.indexOf(word);
  const before = isArticle(words[at - 1]) ? words[at - 2] : words[at - 1];
  return before !== undefined && (LOCATIVE.has(before.text.toLowerCase()) || says(before, 'near'));
};

/** The English “'s” behind somebody or something: "the laptop's lid". */
const isPossessive = (word: Word | undefined): boolean => word !== undefined && /^s$/iu.test(word.text);

/** The things of a prompt that do not only say where another one is. */
const thingsIn = (words: readonly Word[]): readonly Word[] =>
  words.filter(
    (word) => valueIn(word, 'thing') !== null && !SOMEBODY.test(word.text) && !isLocated(words, word),
  );

/** The places of things that can be removed. */
const PLACES: Readonly<Record<string, string>> = {
  left: 'on the left',
  right: 'on the right',
  behind: 'in the background',
  front: 'in front',
};
/** "Someone left their bag" and "right over her head" name no place. */
const isPlace = (word: Word, next: Word | undefined): boolean =>
  !says(word, 'keep') &&
  !(word.text === 'right' && next !== undefined && LOCATIVE.has(next.text.toLowerCase()));
const placesIn = (words: readonly Word[]): readonly string[] =>
  words.flatMap((word, at) => (isPlace(word, words[at + 1]) ? (valueIn(word, 'place') ?? []) : []));

/** "Pink couch → green couch": one thing that is no person, and the last color. */
const recoloring = (words: readonly Word[]): string | null => {
  const things = thingsIn(words).filter((word) => !isPerson(word));
  const [thing] = things;
  const color = lastColorIn(words);
  if (thing === undefined || color === null || namesOf(things) > 1) return null;
  if (isPossessive(words[words.indexOf(thing) + 1]) || namesUnknownOf(words)) return null;
  const isOfIt = words.some((word) => isOfThing(word) && !isLocated(words, word));
  return isOfIt ? null : `paint the ${thingOf(thing)} ${COLOR_NAMES[color] ?? color}`;
};

/** "Bike rack", "dog hair": what should go is not the thing. */
const isPartOfName = (next: Word | undefined): boolean =>
  next !== undefined && /^\p{L}/u.test(next.text) && (isOfThing(next) || next.concepts.size === 0);

/**
 * "The pigeon up there on the roof, away": the only thing that does not say where another one is. A person only if the
 * prompt says where.
 */
const removal = (words: readonly Word[]): string | null => {
  const named = thingsIn(words);
  const others = named.filter((word) => !isPerson(word));
  const things = others.length > 0 ? others : named;
  const [thing] = things;
  if (thing === undefined || things.length > 1) return null;
  const behind = words.slice(words.indexOf(thing) + 1);
  if (isPartOfName(behind[0])) return null;
  // "The guy on the left's hand".
  if (isPossessive(behind.find((word) => valueIn(word, 'place') === null))) return null;
  const all = isSeveral(thing, words.map(({ text }) => text).join(' ')) ? 'all ' : '';
  const places = new Set(placesIn(words).flatMap((name) => PLACES[name] ?? []));
  if (isPerson(thing) && places.size !== 1) return null;
  const [place = ''] = places.size === 1 ? places : [];
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

/** The smallest size in bytes that bounds the file, or a wish for fewer bytes, and the format that is named last. */
const saved = (words: readonly Word[]): string | null => {
  const sizes = words.flatMap(({ text, measure }) =>
    measure?.kind === 'bytes' && measure.bound !== 'least' ? [{ text, ...measure }] : [],
  );
  const bounds = sizes.filter(({ bound }) => bound === 'most');
  const [least] = (bounds.length > 0 ? bounds : sizes).toSorted((a, b) => a.value - b.value);
  const format = words
    .map((word) => valueIn(word, 'format'))
    .findLast((name) => name !== null && name !== 'other');
  const isLess = words.some((word) => says(word, 'compress', 'file-size'));
  if (least === undefined && !isLess) return null;
  const wish = least === undefined ? 'compress it' : `compress to ${least.value / 1_000} kb`;
  return format === undefined ? wish : `${wish}, as ${format}`;
};

const PLAIN: Partial<Readonly<Record<OperationId, (words: readonly Word[]) => string | null>>> = {
  'add-text': (words) => written(words, 'write'),
  'artist-style': styled,
  'remove-object': removal,
  'replace-background': background,
  border: (words) =>
    words.some((word) => says(word, 'border')) ? `${lastColorIn(words) ?? ''} border` : null,
  'convert-format': saved,
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
  // What a website does not accept is no exception: "it won't take more than 2 MB".
  return operation !== 'convert-format' && words.some(isException)
    ? null
    : (PLAIN[operation]?.(words) ?? null);
};
