import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['die Fussel vom Sakko weg und Haut nur ganz leicht', 'smooth-skin', 1],
  ['Fussel vom Sakko weg', '', 1],
  ['Fusseln auf meiner Jacke entfernen und heller', 'brighten', 1],
  ['enlève les peluches de la veste', '', 1],
  ['on voit des poils de chat partout sur mon pull noir', '', 1],
  ['il y a des miettes sur ma chemise', '', 1],
  // Here the word means the dust of a scan, or a toy.
  ['Fussel und Kratzer weg', 'repair-scratches', 0],
  ['enlève la peluche', 'remove-object', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
