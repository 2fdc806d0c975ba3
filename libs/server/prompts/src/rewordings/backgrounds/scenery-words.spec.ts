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

it.each([
  ['The hotel room needs to be brighter', 'brighten'],
  ['write Hotel Room 12 at the top', 'add-text Hotel Room 12'],
] as const)('“%s” names a room or a text', (prompt, plan) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, 0]),
);
