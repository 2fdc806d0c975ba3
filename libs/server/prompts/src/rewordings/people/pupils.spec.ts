import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["the pupils' faces covered except the teacher", '', 1],
  ['blur the faces of the pupils', 'hide-faces', 0],
  ['her pupils are red from the flash', 'red-eye', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
