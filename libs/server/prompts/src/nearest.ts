import type { OperationId } from '@safelight/operations';
import { says } from './clauses/clauses.ts';
import { asksOnlyForMarks } from './normalization/drawn-marks.ts';
import type { Concept } from './lexicon/english.ts';
import { readByRules } from './by-rules/read-by-rules.ts';
import { isFinal } from './rules/beyond.ts';
import { featuresOf } from './classifier/features.ts';
import { opinionOn } from './classifier/opinion.ts';
import { wordsOf } from './words/words.ts';

/** The operations to suggest for a refused request that mentions one of the concepts, the nearest first. */
const NEAR: readonly (readonly [about: readonly Concept[], operations: readonly OperationId[]])[] = [
  [
    ['background', 'place:behind'],
    ['blur-background', 'replace-background', 'remove-background'],
  ],
  [
    ['watermark', 'word', 'beyond:read'],
    ['add-text', 'crop', 'sharpen'],
  ],
  [
    ['size', 'resize', 'upscale', 'compress', 'file-size', 'format:other', 'convert-format'],
    ['resize', 'upscale', 'convert-format'],
  ],
  [
    ['beyond:extend', 'crop', 'beyond:view'],
    ['crop', 'border', 'rotate'],
  ],
  [
    ['beyond:weather', 'light', 'lighting'],
    ['sunset', 'night', 'dramatic-lighting'],
  ],
  [['colorize'], ['sepia', 'enhance-colors', 'improve-quality']],
  [
    ['undress', 'beyond:person', 'face', 'skin'],
    ['blur-background', 'enhance-colors', 'dramatic-lighting'],
  ],
  [
    ['beyond:made', 'beyond:motion'],
    ['cartoon', 'magical-effects', 'artist-style'],
  ],
  [
    ['part', 'color'],
    ['enhance-colors', 'saturation', 'warm-tones'],
  ],
  [
    ['remove', 'fill'],
    ['crop', 'blur-background', 'remove-background'],
  ],
  [['add'], ['add-text', 'magical-effects', 'border']],
];
const ANYTHING: readonly OperationId[] = [
  'improve-quality',
  'enhance-colors',
  'remove-background',
  'black-and-white',
];
const COUNT = 3;

/**
 * Operations whose example names a thing that a picture may lack: "Make the car red". They are suggested only if the
 * prompt names such a thing itself, because a prompt is read without the picture.
 */
const OF_THINGS: Partial<Readonly<Record<OperationId, readonly Concept[]>>> = {
  recolor: ['thing:car'],
  'remove-object': ['thing:car'],
  'hide-faces': ['face'],
  'smooth-skin': ['face', 'skin'],
  'red-eye': ['face', 'region:eyes'],
};

/** Operations whose log odds by the classifier are above this are suggested before those of `NEAR`. */
const LEAST_LIKELY = -1;

/** Returns the three available operations nearest to a prompt: the likeliest ones, then those of `NEAR`. */
export const nearestTo = (prompt: string, available: readonly OperationId[]): readonly OperationId[] => {
  const { words } = wordsOf(prompt);
  const reading = readByRules(prompt);
  const { ranked, likelihoodOf } = opinionOn(featuresOf(prompt, reading));
  // For a final refusal, the likeliest operations could be the refused request in other words.
  const likely =
    isFinal(reading) || asksOnlyForMarks(prompt)
      ? []
      : ranked.filter((id) => likelihoodOf(id) > LEAST_LIKELY);
  const near = NEAR.filter(([about]) => words.some((word) => says(word, ...about))).flatMap(([, ids]) => ids);
  return [...new Set([...likely, ...near, ...ANYTHING, ...available])]
    .filter((id) => available.includes(id))
    .filter((id) => {
      const things = OF_THINGS[id];
      return things === undefined || words.some((word) => says(word, ...things));
    })
    .slice(0, COUNT);
};
