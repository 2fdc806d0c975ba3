import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['my teeth look like ive smoked 40 a day since birth', 'recolor teeth', 0],
  ['my teeth look awful, crop it square', 'recolor teeth + crop', 0],
  ['meine Zähne sehen aus wie von einem Raucher', 'recolor teeth', 0],
  ['mis dientes parecen de fumador', 'recolor teeth', 0],
  ['mes dents sont affreuses', 'recolor teeth', 0],
  ['meus dentes parecem de fumante', 'recolor teeth', 0],
  ['i miei denti sembrano di un fumatore', 'recolor teeth', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
