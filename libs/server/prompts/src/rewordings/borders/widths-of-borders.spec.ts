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

it.each([
  ['800 breit, 15 Rand', 'resize 800 + border 15'],
  ['800 px breit, Rand 15 px', 'resize 800 + border 15'],
  ['800 wide, 15 px border', 'resize 800 + border 15'],
  ['ancho 800, borde 15', 'resize 800 + border 15'],
  ['largeur 800, bordure 15', 'resize 800 + border 15'],
  ['largura 800, borda 15', 'resize 800 + border 15'],
  ['larghezza 800, bordo 15', 'resize 800 + border 15'],
  ['Bordo 5', 'border 5'],
  ['Rand 15', 'border 15'],
  ['add a border of 20', 'border 20'],
  // Near misses.
  ['schneide den Rand 15 px ab', 'crop'],
  ['bordo bordeaux', 'border burgundy'],
  ['put a 2 px border in the corner', 'border 2'],
] as const)('a number beside a border is its width: “%s” is “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['width', 'pixels', 'name'])).toEqual([plan, 0]),
);
