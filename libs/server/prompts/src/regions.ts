import { hexOfName, type OperationId, operationOf } from '@safelight/operations';
import { says } from './clauses/clauses.ts';
import { VERBS } from './lexicon/concepts.ts';
import { valueIn } from './clauses/reading.ts';
import { isOfUnknown } from './of-unknown.ts';
import type { Word } from './words/words.ts';

/**
 * A part of the picture that can be found: "background", "subject", "face", another of `FINDERS` (regions/in-region.ts),
 * the names of COCO classes, or all that has a color: "color #d92b2b red". Parts with " + " between them are meant together,
 * and "not face" is everything but the face.
 */
export type Region = string;

/** The part of a picture that words name: `unknown` if it cannot be found, and null if they name none. */
export type NamedRegion = { readonly region: Region } | 'unknown' | null;

/** The parts with a finder of their own whose tones can be changed alone. Text is hidden or removed (rules/regions.ts). */
const TONED = ['sky', 'plants', 'teeth', 'eyes', 'lips', 'clothes'];

const oneOf = (word: Word): Region | null => {
  if (says(word, 'background', 'place:behind')) return 'background';
  if (says(word, 'face')) return 'face';
  const own = valueIn(word, 'region');
  if (own !== null && TONED.includes(own)) return own;
  const thing = valueIn(word, 'thing');
  if (thing !== null) return thing === 'person' ? 'subject' : thing;
  return says(word, 'subject') ? 'subject' : null;
};

/** True for a thing that only describes the picture: "a photo of my dog", "my dog photo". */
const isInPicture = (words: readonly Word[], at: number): boolean => {
  const before = words.slice(0, at).some((word) => says(word, 'picture'));
  const next = words[at + 1];
  return before || (next !== undefined && says(next, 'picture'));
};

/** True for "her" and "his" before something that belongs to the person: "her face", "her red dress". */
const ownsNext = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1];
  return (
    /^(?:her|his)$/i.test(words[at]?.text ?? '') &&
    next !== undefined &&
    (next.concepts.size === 0 ||
      says(next, 'part', 'face', 'skin') ||
      valueIn(next, 'thing') !== null ||
      /^color:/.test([...next.concepts][0] ?? ''))
  );
};

/** True for "the bride" in "the bride's dress", where what belongs to her is named. */
const isOwner = (words: readonly Word[], at: number): boolean => {
  const [mark, next] = [words[at + 1], words[at + 2]];
  return (
    mark !== undefined &&
    next !== undefined &&
    /^'?s$/i.test(mark.text) &&
    (says(next, 'part', 'face') || valueIn(next, 'region') !== null || valueIn(next, 'thing') !== null)
  );
};

const SCREEN = /^(?:screens?|bildschirme?|display|pantalla|écran|tela|schermo)$/iu;
/** True for "screen" in "the screen of my laptop". */
const isOfDevice = (words: readonly Word[], at: number): boolean =>
  SCREEN.test(words[at]?.text ?? '') &&
  words.some((word) => ['laptop', 'cell phone'].includes(valueIn(word, 'thing') ?? ''));

const DEVICE = ['cell phone', 'laptop', 'tv'];
const SEEMED =
  /^(?:looked|looks?|were|was|sahen|sah|sehen|waren|war|veían|veía|ven|ve|eran|era|étaient|était|eram|estavam|ficam|ficavam|erano|sembravano|vedevano)$/iu;
/** True for "phone" in "the colors on my phone looked better", where the picture was seen. */
const isWhereSeen = (words: readonly Word[], at: number): boolean =>
  DEVICE.includes(valueIn(words[at] as Word, 'thing') ?? '') &&
  words.some(({ text }) => SEEMED.test(text)) &&
  words.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:on|in|en|auf|sur|no|na|sul|su)$/i.test(text));

/** Returns the first part of the picture that the words name. */
export const regionIn = (words: readonly Word[]): NamedRegion => {
  for (const [at, word] of words.entries()) {
    if (isInPicture(words, at) || ownsNext(words, at) || isOwner(words, at)) continue;
    if (isOfDevice(words, at) || isWhereSeen(words, at)) continue;
    const region = oneOf(word);
    if (region !== null) return isOfUnknown(words, at) ? 'unknown' : { region };
    const before = words[at - 1];
    const isMeant =
      words.some((other) => says(other, ...VERBS)) || before === undefined || says(before, 'article');
    if (says(word, 'part', 'skin', 'word') && isMeant) return 'unknown';
    const isNamed =
      word.concepts.size === 0 && word.measure === null && before !== undefined && says(before, 'article');
    if (isNamed && words.slice(0, at).some((other) => says(other, 'make', 'less', 'more', 'fix')))
      return 'unknown';
  }
  return null;
};

/** True if the first part that the words name only says whose something unknown is: "the bouquet of the bride". */
export const namesUnknownOf = (words: readonly Word[]): boolean => {
  const at = words.findIndex((word) => oneOf(word) !== null);
  return at >= 0 && isOfUnknown(words, at);
};

/** Looks that are applied only to a part of the picture if the clause names one. */
const TONAL: readonly string[] = [
  'black-and-white',
  'sepia',
  'blur',
  'pixelate',
  'invert',
  'posterize',
  'saturation',
];

/** True if an operation can be applied to a part of the picture. */
export const canBePartial = (id: OperationId): boolean => {
  const { phase, namesParts, models } = operationOf(id);
  return (
    namesParts !== true &&
    models === undefined &&
    (phase === 'correction' || phase === 'look' || phase === 'repair')
  );
};

/** True if a part that a clause names with this operation is the part to change: "blur the sky". */
export const isLocal = (id: OperationId): boolean =>
  operationOf(id).phase === 'correction' || TONAL.includes(id);

/** Returns everything but a region: "not face" for "face", and "face" for "not face". */
export const complement = (region: Region): Region =>
  region.startsWith('not ') ? region.slice('not '.length) : `not ${region}`;

const AND = ' + ';
/** The region of several parts together: "dog + sports ball". */
export const bothOf = (regions: readonly Region[]): Region => regions.join(AND);
/** The regions that are meant together in one. */
export const partsOf = (region: Region): readonly Region[] => region.split(AND);

/** Colors that a black and white picture shows too. */
const WITHOUT_HUE = ['white', 'black', 'gray', 'silver', 'charcoal', 'beige', 'cream', 'ivory'];

/** All that has the first color which the words name, as a part of the picture. Null if they name none. */
export const colorIn = (words: readonly Word[]): Region | null => {
  // A rose is pink only if it is nothing else.
  const name = words
    .filter((word) => !says(word, 'part'))
    .map((word) => valueIn(word, 'color'))
    .find((color) => color !== null && !WITHOUT_HUE.includes(color));
  return name === undefined || name === null ? null : `color ${hexOfName(name)} ${name}`;
};
