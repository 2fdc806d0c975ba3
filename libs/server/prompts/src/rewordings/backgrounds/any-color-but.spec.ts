import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['anything but blue for the background, say green', 'replace-background green', 0],
  ['any color but red for the car, maybe blue', 'recolor blue', 0],
  ['blue background', 'replace-background blue', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]),
);
