import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['you overdid the blue, halve it', '', 1],
  ['das Rot war zu viel nimm die Hälfte', '', 1],
  ['te has pasado con el azul, bájalo a la mitad', '', 1],
  ['prima era meglio la luce, tieni solo il ritaglio', '', 1],
  ['about half of that', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
