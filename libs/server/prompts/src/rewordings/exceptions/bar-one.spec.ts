import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['desaturate everything bar the umbrella', 'black-and-white not umbrella', 0],
  ['blur everything bar the dog', 'blur not dog', 0],
  ['crop out the bar', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
