import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the man by the gate, rub him out', 'remove-object 1', 0],
  ['the chap in hi-vis on the left, take him out', 'remove-object left 1', 0],
  ['der Typ links, schneid ihn raus', 'remove-object left 1', 0],
  ['rub him out', 'remove-object 1', 0],
  ['the dog on the left, take it out', 'remove-object left 1', 0],
  ['el carro rojo fuera', 'remove-object 1', 0],
  ['o carro vermelho fora', 'remove-object 1', 0],
  ['la macchina rossa via', 'remove-object 1', 0],
  ['pon el coche rojo', 'recolor', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  const [read, notPossible] = planAndUndone(prompt, ['place', 'count']);
  expect([read.replace(/ +/gu, ' '), notPossible]).toEqual([plan, undone]);
});
