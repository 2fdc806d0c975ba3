import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['straighten the horizon and chop off the bit of finger bottom left', 'straighten + crop bottom', 0],
  ['trim off the finger in the top corner', 'crop top', 0],
  ['rotate 90 left then crop off my thumb at the bottom', 'rotate + crop bottom', 0],
  ['schneid den Finger unten links ab', 'crop bottom', 0],
  ['corta el dedo de abajo', 'crop bottom', 0],
  ['coupe le doigt en bas à gauche', 'crop bottom', 0],
  ['corta o dedo embaixo', 'crop bottom', 0],
  ['taglia il dito in basso', 'crop bottom', 0],
  // No side is named.
  ['cut off the finger', '', 1],
  ['corta el dedo de la esquina', '', 1],
  ['corta o dedo no canto', '', 1],
  ["taglia il dito nell'angolo", '', 1],
  // Here a side shall be cut off, or the fingers shall stay.
  ['cut off the bottom', 'crop bottom', 0],
  ['square, but do not cut off my fingers', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge'])).toEqual([plan, undone]),
);
