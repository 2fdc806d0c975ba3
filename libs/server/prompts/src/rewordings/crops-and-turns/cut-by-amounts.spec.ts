import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['take 150 pixels off the top and 40 off the right', 'crop top 150 + crop right 40'],
  ['shave 100 px off the bottom', 'crop bottom 100'],
  ["togli 150 pixel dall'alto", 'crop top 150'],
  ['oben 200 pixel wegschneiden und unten nix', 'crop top 200'],
])('“%s” cuts this much off, and does not resize', (prompt, plan) =>
  expect(planAndUndone(prompt, ['edge', 'pixels'])).toEqual([plan, 0]),
);

it.each([
  'crop 15% off the top and 5% off the bottom',
  'oben 15 % und unten 5 % abschneiden',
  'corta 15% de arriba y 5% de abajo',
  'coupe 15 % en haut et 5 % en bas',
  'corta 15% de cima e 5% de baixo',
  'taglia il 15% in alto e il 5% in basso',
  'crop 15% off the top, crop 5% off the bottom',
])('“%s” cuts each side by its own amount', (prompt) =>
  expect(planAndUndone(prompt, ['edge', 'percent'])).toEqual(['crop top 15 + crop bottom 5', 0]),
);

it.each([
  'crop 10% off the top, 5% off the bottom and 20 px off the left',
  'recorta 10% de arriba, 5% de abajo y 20 px de la izquierda',
  'coupe 10 % en haut, 5 % en bas et 20 px à gauche',
  'corta 10% de cima, 5% de baixo e 20 px da esquerda',
  'taglia il 10% in alto, il 5% in basso e 20 px da sinistra',
  'oben 10 %, unten 5 % und links 20 px abschneiden',
  'schneide oben 10 %, unten 5 % und links 20 px ab',
])('“%s” cuts each of three sides by its own amount', (prompt) =>
  expect(planAndUndone(prompt, ['edge', 'percent', 'pixels'])).toEqual([
    'crop top 10 + crop bottom 5 + crop left 20',
    0,
  ]),
);

it.each([
  ['cut a quarter off the top', 'crop top 25'],
  ['cut about a quarter off the top', 'crop top 25'],
  ['crop roughly a third from the bottom', 'crop bottom 33'],
  ['oben etwa ein viertel abschneiden', 'crop top 25'],
  ['schneide oben ein Viertel ab', 'crop top 25'],
  ['corta como un cuarto de arriba', 'crop top 25'],
  ['coupe environ un quart en haut', 'crop top 25'],
  ['corta mais ou menos um quarto em cima', 'crop top 25'],
  ['taglia circa un quarto in alto', 'crop top 25'],
  ['crop to the top third', 'crop bottom 67'],
])('“%s” cuts the fraction off', (prompt, plan) =>
  expect(planAndUndone(prompt, ['edge', 'percent'])).toEqual([plan, 0]),
);

it.each([
  ['place the dog in the left third, crop', 'crop', 1],
  ['blur the left third and crop to square', 'crop', 1],
  ['brighten the top quarter and crop the left third', 'brighten + crop left 33', 0],
] as const)('“%s” cuts no other part off: “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge', 'percent'])).toEqual([plan, undone]),
);
