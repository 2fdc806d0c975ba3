import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['put the color back', '', 1],
  ['die Farben von vorher wieder', '', 1],
  ["remets les couleurs d'avant", '', 1],
  ['rimetti i colori di prima', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
