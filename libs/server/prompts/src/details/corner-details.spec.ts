import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['round the corners by 10%', 'round-corners 10'],
  ['cut 10% off the top and round the corners', 'crop 10 + round-corners'],
  ['crop 20% from the left, rounded corners of 5%', 'crop 20 + round-corners 5'],
  ['resize to 400px wide and round the corners', 'resize + round-corners'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['percent', 'pixels'])).toEqual([plan, 0]),
);
