import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['crop to 2.35:1', 'crop 47:20', 0],
  ['cinema shape, 2.35 to 1', 'crop 47:20', 0],
  ['recorta a 1,85:1', 'crop 37:20', 0],
  ['auf 2,4:1 zuschneiden', 'crop 12:5', 0],
  ['crop to 2.39:1', 'crop 98:41', 0],
  ['recadre en 2,39:1', 'crop 98:41', 0],
  ['auf 1,91:1 zuschneiden', 'crop 21:11', 0],
  ['format 4 to 5', 'crop 4:5', 0],
  ['an aspect ratio of 3 to 2', 'crop 3:2', 0],
  ['crop it to 3 to 2 ratio', 'crop 3:2', 0],
  ['crop it wide like a movie', 'crop 21:9', 0],
  ['Kinoformat', 'crop 21:9', 0],
  ['recorta como en el cine', 'crop 21:9', 0],
  ['recadre comme au cinéma', 'crop 21:9', 0],
  ['corta como no cinema', 'crop 21:9', 0],
  ['ritaglia come al cinema', 'crop 21:9', 0],
  ['make it cinematic', 'cinematic', 0],
  ['crop to 16:9', 'crop 16:9', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio'])).toEqual([plan, undone]),
);
