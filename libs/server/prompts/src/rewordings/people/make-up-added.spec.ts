import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['add blush', '', 1],
  ['rosy cheeks', '', 1],
  ['etwas Rouge auf die Wangen', '', 1],
  ['mejillas más rosadas', '', 1],
  ['joues plus roses', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
