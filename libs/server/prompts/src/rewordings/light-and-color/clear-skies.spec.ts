import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['replace the grey sky with a clear blue one', 'recolor blue', 0],
  ['make the sky a clear blue', 'recolor blue', 0],
  ['cambia el cielo gris por uno azul', 'recolor blue', 0],
  ['remplace le ciel gris par un ciel bleu', 'recolor blue', 0],
  ['troca o céu cinza por azul', 'recolor blue', 0],
  ['sostituisci il cielo grigio con uno azzurro', 'recolor sky blue', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]),
);
