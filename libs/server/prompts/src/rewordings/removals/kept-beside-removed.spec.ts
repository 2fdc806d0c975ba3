import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['keep the red car, remove the dog', 'remove-object dog', 0],
  ['lass das rote Auto, entferne den Hund', 'remove-object dog', 0],
  ['mantén el coche rojo, quita el perro', 'remove-object dog', 0],
  ['garde la voiture rouge, enlève le chien', 'remove-object dog', 0],
  ['mantém o carro vermelho, tira o cachorro', 'remove-object dog', 0],
  ['tieni la macchina rossa, togli il cane', 'remove-object dog', 0],
  ['keep the red car, remove the black dog', 'remove-object dog', 0],
  ['crop it square but keep the red car', 'crop', 0],
  ['write HELLO at the top, keep the red car', 'add-text', 0],
  ['lass das rote Auto, schreib oben HALLO', 'add-text', 0],
  ['keep the red car', 'black-and-white', 0],
  // Which one it is, nothing can find.
  ['keep the red car, remove the blue one', '', 1],
  ['remove the blue one', '', 1],
  // Near misses.
  ['apaga o carro da esquerda e deixa o fundo roxo', 'remove-object car + replace-background', 0],
  ['keep the red car in color and the rest black and white', 'black-and-white', 0],
  ['remove the blue tint', 'color-correction', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
