import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["darken what's behind the guitar", 'darken background', 0],
  ['dunkle alles ab, was hinter der Gitarre ist', 'darken background', 0],
  ['dunkle ab was hinter der Gitarre ist', 'darken background', 0],
  ['oscurece lo que está detrás de la guitarra', 'darken background', 0],
  ['assombris ce qui est derrière la guitare', 'darken background', 0],
  ['escurece o que está por trás da guitarra', 'darken background', 0],
  ["scurisci quello che c'è dietro la chitarra", 'darken background', 0],
  ["blur what's behind the guitar", 'blur-background', 0],
  // Near misses.
  ['escurece a guitarra', '', 1],
  ['mach dunkler, was hinter der Gitarre ist', 'darken background', 0],
  ["remove what's behind the guitar", 'remove-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where', 'names'])).toEqual([plan, undone]),
);
