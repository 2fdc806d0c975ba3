import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['trim the empty space all round', 'crop subject', 0],
  ['remove the empty space', 'crop subject', 0],
  ['schneide den leeren Platz drumherum weg', 'crop subject', 0],
  ['quita el espacio vacío alrededor', 'crop subject', 0],
  ["enlève l'espace vide autour", 'crop subject', 0],
  ['corta o espaço vazio em volta', 'crop subject', 0],
  ['togli lo spazio vuoto intorno', 'crop subject', 0],
  ['remove the empty space around the dog', 'crop subject', 0],
  // Space that is something in the picture.
  ['remove the empty parking space', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['around'])).toEqual([plan, undone]),
);
