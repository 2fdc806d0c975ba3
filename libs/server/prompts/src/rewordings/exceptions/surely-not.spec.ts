import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'take out the photographer in the back, not the bride obviously, and the guy vaping next to the cake',
    'remove-object behind 1',
    1,
  ],
  ['take out the waiter in the back and the boy', 'remove-object behind 1', 1],
  ['remove the man on the left and the woman on the right', 'remove-object left,right 1,1', 0],
  ['take out the waiter in the back, not the bride', 'remove-object behind 1', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place', 'count'])).toEqual([plan, undone]),
);
