import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['crop from the shoulders down', '', 1],
  ['crop from the waist down', '', 1],
  ['only from the neck down please', '', 1],
  ['von der Hüfte abwärts zuschneiden', '', 1],
  ['recorta de la cintura para abajo', '', 1],
  ['recadre de la taille vers le bas', '', 1],
  ['corta do ombro pra baixo, não quero que apareça ninguém', '', 1],
  ['ritaglia dalle spalle in giù', '', 1],
  ['crop from the waist up', 'crop waist', 0],
  ['corta do ombro pra cima', 'crop head', 0],
  ['crop 10% from the top down', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['around'])).toEqual([plan, undone]),
);
