import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['crop 3:2 and lose about 10 percent off the left', 'crop left 10 3:2', 0],
  ['lose 50px off the top', 'crop top', 0],
  ['knock about 5% off each side', 'crop all 5', 0],
  ['lose 10% of the saturation', 'saturation', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge', 'percent', 'ratio'])).toEqual([plan, undone]),
);
