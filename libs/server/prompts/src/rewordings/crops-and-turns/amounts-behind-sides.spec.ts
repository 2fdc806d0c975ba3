import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cut the top a bit, maybe 10 percent', 'crop top 10'],
  ['cut the top, about 10%', 'crop top 10'],
  ['cut the top by 10 percent', 'crop top 10'],
  ['cut a bit off the bottom, maybe 10%', 'crop bottom 10'],
  ['crop the left side, around 20%', 'crop left 20'],
  ['trim the right, say 15% please', 'crop right 15'],
  ['cut the top a little, like 40 px, and brighten it', 'brighten + crop top 40'],
  ['cut the top 10%', 'crop top 10'],
  ['cut the bottom by a third', 'crop bottom 33'],
  ['schneide den oberen Rand ab, etwa 10 %', 'crop top 10'],
  ['recorta la parte de arriba, unos 10%', 'crop top 10'],
  ['coupe le haut, environ 10 %', 'crop top 10'],
  ['corta a parte de cima, uns 10%', 'crop top 10'],
  ['taglia la parte superiore, circa il 10%', 'crop top 10'],
  ['schneide oben etwas ab, vielleicht 10 Prozent', 'crop top 10'],
  ['oben abschneiden, etwa 10 %', 'crop top 10'],
  ['unten etwas wegschneiden, so 5 Prozent', 'crop bottom 5'],
  ['corta un poco arriba, quizás 10 por ciento', 'crop top 10'],
  ['recorta la izquierda, unos 20%', 'crop left 20'],
  ['coupe un peu en haut, peut-être 10 %', 'crop top 10'],
  ['rogne à droite, environ 15 pour cent', 'crop right 15'],
  ['corta um pouco em cima, talvez 10 por cento', 'crop top 10'],
  ['corta embaixo, uns 5%', 'crop bottom 5'],
  ["taglia un po' in alto, forse 10 per cento", 'crop top 10'],
  ['taglia a sinistra, circa 20%', 'crop left 20'],
])('“%s” cuts this much off', (prompt, plan) =>
  expect(planAndUndone(prompt, ['edge', 'percent', 'pixels'])).toEqual([plan, 0]),
);

it.each([
  ['cut the top a bit, 10 % brighter', 'brighten 10 + crop top 15', 0],
  ['cut a bit off the top and resize to 50 percent', 'crop top 15 + resize 50', 0],
  ['cut 10 percent off the top', 'crop top 10', 0],
] as const)('“%s” changes something else by that amount', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge', 'percent'])).toEqual([plan, undone]),
);
