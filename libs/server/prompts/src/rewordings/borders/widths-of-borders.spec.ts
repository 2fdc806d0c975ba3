import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['a beige border 5 % of the width', 'border 5', 0],
  ['ein weißer Rand, 5 % der Breite', 'border 5', 0],
  ['un borde blanco del 5 % de la foto', 'border 5', 0],
  ['un cadre blanc de 5 % de la largeur', 'border 5', 0],
  ['uma moldura branca de 5% da foto', 'border 5', 0],
  ['un bordo bianco del 5 % della larghezza', 'border 5', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['percent'])).toEqual([plan, undone]),
);
