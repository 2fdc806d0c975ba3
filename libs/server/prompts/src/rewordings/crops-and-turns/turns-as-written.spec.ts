import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['rotate 90 anticlock wise', 'rotate -90', 0],
  ['rotate it 90 degrees counter clockwise', 'rotate -90', 0],
  ['rotate 90 clock wise', 'rotate 90', 0],
  ['lighter on the right hand side', 'brighten right half', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['degrees', 'where'])).toEqual([plan, undone]),
);
