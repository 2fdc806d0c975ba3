import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['black bars over the card number', '', 1],
  ['black bars at the top and bottom', 'border', 0],
  ['oscura la targa', 'blur', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
