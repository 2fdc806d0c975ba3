import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['bring back the detail in the shadows under the trees', 'low-light', 0],
  ['lift the shadows under the table', 'low-light', 0],
  ["let me see what's in the shadows under the bridge", 'low-light', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
