import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["cut the top, it's only ceiling", 'crop top 15', 0],
  ['chop off the bottom third, its all carpet', 'crop bottom 33', 0],
  ['schneid oben ab, da ist nur Decke', 'crop top 15', 0],
  ['corta arriba que solo hay techo', 'crop top 15', 0],
  ['coupe le haut y a que du plafond', 'crop top 15', 0],
  ['corta em cima que só tem teto', 'crop top 15', 0],
  ["mi tagli sopra che c'è solo soffitto", 'crop top 15', 0],
  ["taglia sotto che c'è solo pavimento", 'crop bottom 15', 0],
  ['straighten it and crop the top because there is too much sky', 'straighten + crop top 15', 0],
  ['endereza la foto y recorta un poco arriba q sobra cielo', 'straighten + crop top 15', 0],
  ["redresse et coupe un peu en haut y'a trop de ciel", 'straighten + crop top 15', 0],
  ['endireita e corta um pouco em cima que sobra céu', 'straighten + crop top 15', 0],
  ["raddrizza e taglia un po' sopra che c'è troppo cielo", 'straighten + crop top 15', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge', 'percent'])).toEqual([plan, undone]),
);
