import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['4x6 for walgreens but nobodys head can get cut off', 'crop 4:6 face'],
  ["nobody's head may be cut off, 4x6", 'crop 4:6 face'],
  ['square, no one gets cut off', 'crop 1:1 face'],
  ['auf 13x18 cm zuschneiden, ohne dass der Hut abgeschnitten wird', 'crop 13:18 subject'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['ratio', 'keeps'])).toEqual([plan, 0]),
);
