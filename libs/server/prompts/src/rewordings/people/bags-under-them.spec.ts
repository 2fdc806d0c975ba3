import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['eyes a bit brighter and the bags under them less dark', 'smooth-skin', 1],
  ['the bags under my eyes lighter', 'smooth-skin', 0],
  ['remove the bags on the left', 'remove-object', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
