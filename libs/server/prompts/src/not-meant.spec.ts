import { planAndUndone } from './testing/plan-and-undone.ts';

it.each([
  ['same crop, no gradient', '', 1],
  ['halftone, coarse dots, 45 degree', '', 1],
  ['stripes at 45 degrees', '', 1],
  ['rotate it 2° so the lines are straight', 'rotate', 0],
  ['posterize it', 'posterize', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
