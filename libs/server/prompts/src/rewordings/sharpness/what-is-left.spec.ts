import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cut off the bottom where my thumb is and sharpen whats left', 'sharpen + crop', 0],
  ["crop it square and brighten what's left", 'brighten + crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
