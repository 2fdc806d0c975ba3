import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['lascia la maglia tutta bianca', '', 0],
  ['leave the shirt white', '', 0],
  ['remove the logo and leave the shirt all white', '', 1],
  ['leave only the shirt red', 'black-and-white not clothes', 0],
  ['keep the shirt in color', 'black-and-white not clothes', 0],
  ['make everything black and white but leave the shirt white', 'black-and-white not clothes', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
