import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['crop out my mother in law. she is on the far right', 'remove-object right', 0],
  ['remove my brother in law, he is on the left', 'remove-object left', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place'])).toEqual([plan, undone]),
);
