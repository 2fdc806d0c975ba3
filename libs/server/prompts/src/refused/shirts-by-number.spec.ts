import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['number 7s shirt should be green like the rest of the team', '', 1],
  ["make number 7's shirt green", '', 1],
  ['make the shirt of player number 7 green', '', 1],
  ['das Trikot von Nummer 7 soll grün sein', '', 1],
  ['la camiseta del 7 debe ser verde', '', 1],
  ['le maillot du numéro 7 doit être vert', '', 1],
  ['a camisa do número 7 tem que ser verde', '', 1],
  ['la maglia del numero 7 deve essere verde', '', 1],
  // Near misses.
  ['make the shirt green', 'recolor clothes #2f9e4f', 0],
  ['write "number 7" at the top', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'color'])).toEqual([plan, undone]),
);
