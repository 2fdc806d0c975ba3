import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['pull out the freckles more i like them', '', 1],
  ['bring out my freckles', '', 1],
  ['make my freckles more visible', '', 1],
  ['make her freckles stand out', '', 1],
  ['Sommersprossen mehr betonen', '', 1],
  ['hebe meine Sommersprossen hervor', '', 1],
  ['resalta mis pecas', '', 1],
  ['fais ressortir mes taches de rousseur', '', 1],
  ['realça minhas sardas', '', 1],
  ['metti in risalto le lentiggini', '', 1],
  // Near misses.
  ['smooth the skin', 'smooth-skin', 0],
  ['bring out the details', 'sharpen', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
