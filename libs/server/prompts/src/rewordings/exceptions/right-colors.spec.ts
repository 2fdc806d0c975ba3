import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the flowers behind a bit more purple, they came out blue. sky is blue and should be', '', 1],
  ['brighten the dog. the sky is blue and should stay so', 'brighten', 0],
  ['das Auto soll rot werden. der Himmel ist blau und soll es bleiben', 'recolor car', 0],
  ['the sky is grey and should be blue', 'recolor sky', 0],
  ['make the sky blue', 'recolor sky', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
