import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['more light on the left than on the right', 'brighten left half', 0],
  ['mehr Licht rechts als links', 'brighten right half', 0],
  ['más luz a la izquierda que a la derecha', 'brighten left half', 0],
  ["plus de lumière à gauche qu'à droite", 'brighten left half', 0],
  ['mais luz na direita do que na esquerda', 'brighten right half', 0],
  ['più luce a sinistra che a destra', 'brighten left half', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
