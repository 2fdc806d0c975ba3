import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['slap a moody LUT on it', 'dramatic-lighting', 0],
  ['a teal and orange LUT', 'teal-and-orange', 0],
  ['desat greens', 'saturation less color #2f9e4f green', 0],
  ['desat it a bit', 'saturation less', 0],
  ['write LUT on it', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['direction', 'where'])).toEqual([plan, undone]),
);
