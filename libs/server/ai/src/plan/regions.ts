import { operationOf, type OperationId } from '../operations/registry.ts';
import { says } from './clauses.ts';
import { VERBS } from './lexicon/concepts.ts';
import { valueIn } from './reading.ts';
import type { Word } from './words.ts';

/**
 * A part of the picture that can be found: "background", "subject", "face" or the names of COCO classes. "not face" is
 * everything but the face.
 */
export type Region = string;

/** The part of a picture that words name: `unknown` if it cannot be found, and null if they name none. */
export type NamedRegion = { readonly region: Region } | 'unknown' | null;

const oneOf = (word: Word): Region | null => {
  if (says(word, 'background', 'place:behind')) return 'background';
  if (says(word, 'face')) return 'face';
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
      /^color:/.test([...next.concepts][0] ?? ''))
  );
};

/** Returns the first part of the picture that the words name. */
export const regionIn = (words: readonly Word[]): NamedRegion => {
  for (const [at, word] of words.entries()) {
    if (isInPicture(words, at) || ownsNext(words, at)) continue;
    const region = oneOf(word);
    if (region !== null) return { region };
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
