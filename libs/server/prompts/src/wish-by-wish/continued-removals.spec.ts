import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['remove the cables and the white car', 'remove-object car', 1],
  ['get rid of the cables and that white car', 'remove-object car', 1],
  ['quítale los cables y el coche blanco', 'remove-object car', 1],
  ['entferne die Kabel und das weiße Auto', 'remove-object car', 1],
  ['enlève les câbles et la voiture blanche', 'remove-object car', 1],
  ['tira os fios e o carro branco', 'remove-object car', 1],
  ['togli i cavi e la macchina bianca', 'remove-object car', 1],
  ['remove the sign and make the white car red', 'recolor car', 1],
  ["remove the dog lead, she's a show dog", '', 1],
  ['remove the stain and the background', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
