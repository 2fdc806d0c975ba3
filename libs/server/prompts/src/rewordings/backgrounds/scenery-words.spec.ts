import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['ôter le décor', 'remove-background'],
  ['floute le décor', 'blur-background'],
  ['Kulisse weg', 'remove-background'],
  ['quita el decorado', 'remove-background'],
  ['tira o cenário', 'remove-background'],
  ['togli la scenografia', 'remove-background'],
])('“%s” names the background', (prompt, plan) => expect(planAndUndone(prompt, [])).toEqual([plan, 0]));

it.each(['quita el escenario de madera', 'enlève le décor de noël'])('“%s” does not', (prompt) =>
  expect(planAndUndone(prompt, [])).toEqual(['', 1]),
);
