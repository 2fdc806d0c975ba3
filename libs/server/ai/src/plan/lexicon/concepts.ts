import type { Concept } from './english.ts';

/** Verbs: a clause with one of these asks for something itself. */
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
