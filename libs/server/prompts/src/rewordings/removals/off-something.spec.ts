import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['get the mouse off the desk', '', 1],
  ['get the dust off the keyboard', '', 1],
  ['get the stuff off the sofa', '', 1],
  ['get the cat off the table', 'remove-object cat', 0],
  ['get the laptop off of my desk', 'remove-object laptop', 0],
  ['get the sofa out', 'remove-object couch', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
