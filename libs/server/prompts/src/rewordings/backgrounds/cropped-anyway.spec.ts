import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['ritaglia solo il piatto, tutto il resto via', 'crop subject', 0],
  ['recorta solo el plato, todo lo demás fuera', 'crop subject', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['around'])).toEqual([plan, undone]),
);
