import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cut the picture in half and keep the top', 'crop bottom 50', 0],
  ['split it in the middle and keep the right part', 'crop left 50', 0],
  ['schneide das Bild in der Mitte durch und behalte die linke Seite', 'crop right 50', 0],
  ['corta la foto por la mitad y quédate con la parte de arriba', 'crop bottom 50', 0],
  ['coupe la photo en deux et garde la gauche', 'crop right 50', 0],
  ['corta a foto ao meio e fica com a parte de cima', 'crop bottom 50', 0],
  ['taglia a metà e tieni la parte sinistra', 'crop right 50', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge', 'percent'])).toEqual([plan, undone]),
);
