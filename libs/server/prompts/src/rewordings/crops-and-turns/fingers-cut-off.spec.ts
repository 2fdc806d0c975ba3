import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['chop off the bit of finger bottom left', '', 1],
  ['straighten the horizon and chop off the bit of finger bottom left', 'straighten', 1],
  ['cut off the finger', '', 1],
  ['schneid den Finger unten links ab', '', 1],
  ['corta el dedo de la esquina', '', 1],
  ['coupe le doigt en bas à gauche', '', 1],
  ['corta o dedo no canto', '', 1],
  ["taglia il dito nell'angolo", '', 1],
  // A side, and what shall not be cut.
  ['cut off the bottom', 'crop bottom', 0],
  ['square, but do not cut off my fingers', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge'])).toEqual([plan, undone]),
);
