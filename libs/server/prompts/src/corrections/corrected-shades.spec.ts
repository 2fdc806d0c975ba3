import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['make the car blue. actually no, dark green', 'recolor dark green', 0],
  ['make the car dark blue, no wait, green', 'recolor green', 0],
  ['a red border. actually no, dark blue', 'border dark blue', 0],
  ['mach das Auto blau. nein doch lieber dunkelgrün', 'recolor dark green', 0],
  ['mets la voiture en bleu, non plutôt vert foncé', 'recolor dark green', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]),
);
