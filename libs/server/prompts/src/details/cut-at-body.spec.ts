import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['crop from the chest up', 'crop head'],
  ['crop from the waist up', 'crop waist'],
  ['4:5 from the waist up', 'crop 4:5 waist'],
  ['ab der Hüfte aufwärts zuschneiden', 'crop waist'],
  ['recorta de pecho para arriba', 'crop head'],
  ['recorta de medio cuerpo', 'crop waist'],
  ['recadre au niveau des épaules', 'crop head'],
  ['corta do peito pra cima', 'crop head'],
  ['ritaglia dal busto in su', 'crop head'],
  ['que salga solo mi cara y los hombros', 'crop head'],
  ['linkedin headshot, crop closer', 'crop head'],
  // Near misses.
  ['zoom in on my face', 'crop face'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['ratio', 'around'])).toEqual([plan, 0]);
});
