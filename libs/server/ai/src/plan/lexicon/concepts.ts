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
