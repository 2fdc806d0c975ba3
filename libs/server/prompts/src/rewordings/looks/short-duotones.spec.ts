import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['duotone pink blue', 'sepia pink blue', 0],
  ['duotone: pink, green', 'sepia pink green', 0],
  ['duotone red/black', 'sepia red black', 0],
  ['duotone pink and yellow', 'sepia pink yellow', 0],
  ['teal and orange', 'teal-and-orange', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name', 'secondName'])).toEqual([plan, undone]),
);
