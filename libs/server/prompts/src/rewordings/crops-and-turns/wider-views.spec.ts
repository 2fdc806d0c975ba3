import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['more space around the subject', '', 1],
  ['give the subject more room', '', 1],
  ['crop less', '', 1],
  ['crop looser', '', 1],
  ['crop wider', '', 1],
  ['a looser crop', '', 1],
  ['brighter, and more space around her', 'brighten', 1],
  ['einen größeren Ausschnitt bitte', '', 1],
  ['más espacio alrededor', '', 1],
  ["plus d'espace autour du chien", '', 1],
  ['inquadratura più larga', '', 1],
  // Near misses.
  ['crop closer around the subject', 'crop', 0],
  ['less space around the subject', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
