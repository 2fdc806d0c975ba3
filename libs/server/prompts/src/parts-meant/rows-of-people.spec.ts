import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['due sono venuti scuri in seconda fila, schiariscili', '', 1],
  ['due sono venuti scuri in seconda fila, schiariscili, poi metti in basso ASD Virtus', 'add-text', 1],
  ['two came out dark in the second row, brighten them', '', 1],
  ['brighten the two in the second row', '', 1],
  ['hell die zwei in der zweiten Reihe auf', '', 1],
  ['dos salieron oscuros en la segunda fila, acláralos', '', 1],
  ['éclaircis les deux du deuxième rang', '', 1],
  ['clareia os dois da segunda fila', '', 1],
  ['the back row is dark, brighten the whole picture', 'low-light', 0],
  ['brighten it and crop off the front row', 'brighten + crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
