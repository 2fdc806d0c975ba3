import type { Concept } from './english.ts';

/** The verbs of requests. A clause that contains one is a request of its own. */
export const VERBS: readonly Concept[] = [
  'make',
  'add',
  'replace',
  'remove',
  'fix',
  'improve',
  'write',
  'cut',
  'keep',
  'crop',
  'rotate',
  'flip',
  'resize',
  'anonymize',
  'more',
  'less',
  'recolor',
  'fill',
  'touch',
];

/** The concepts of light, color and sharpness. Beside one of them, the name of a thing is a wish: "the shoe brighter". */
export const TONES: readonly Concept[] = [
  'bright',
  'dark',
  'light',
  'sharp',
  'blurry',
  'vivid',
  'muted',
  'warm',
  'cool',
  'contrast',
  'noise',
  'cast',
  'color',
];

/** The concepts of what may be wrong with a picture as a whole. Lists of faults for one purpose add to these. */
export const FAULTS: readonly Concept[] = [
  'dark',
  'bright',
  'overexposed',
  'blurry',
  'noise',
  'haze',
  'cast',
  'muted',
];
