import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the people at the back', 'remove-object behind', 0],
  ['The three boys at the back are in the shade of the tree. Lighten them only.', '', 1],
  ['remove the people', 'remove-object ', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place'])).toEqual([plan, undone]),
);
