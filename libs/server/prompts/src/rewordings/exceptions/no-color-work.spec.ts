import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Clean up the scratches only, its meant to look old so no colour fixing', 'repair-scratches', 0],
  ['no color please', 'black-and-white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
