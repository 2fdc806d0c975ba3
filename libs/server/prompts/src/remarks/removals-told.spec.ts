import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['the car goes on ebay', '', 1],
  ['my neighbor took it from the train', '', 1],
  ['the car goes', 'remove-object car', 0],
  ['the car goes, it is for ebay', 'remove-object car', 0],
  ['take the train away', 'remove-object train', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
