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
