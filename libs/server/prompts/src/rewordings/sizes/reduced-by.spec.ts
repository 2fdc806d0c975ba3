import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['diminui 10 por cento', 'resize 90', 0],
  ['diminui 10 por cento, não pra 10 por cento', 'resize 90', 0],
  ['reduz a foto 20%', 'resize 80', 0],
  ['diminui pra 30% do tamanho', 'resize 30', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['percent'])).toEqual([plan, undone]),
);
