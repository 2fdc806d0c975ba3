import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['first the border, then rounded corners', 'round-corners rounded + border outline white', 0],
  ['before you add the border round the corners', 'round-corners rounded + border outline white', 0],
  ['erst der Rand, dann runde Ecken', 'round-corners rounded + border outline white', 0],
  ['primero el borde, luego las esquinas redondeadas', 'round-corners rounded + border outline white', 0],
  ["d'abord la bordure, puis les coins arrondis", 'round-corners rounded + border outline white', 0],
  ['primeiro a borda, depois os cantos arredondados', 'round-corners rounded + border outline white', 0],
  ['prima il bordo, poi gli angoli arrotondati', 'round-corners rounded + border outline white', 0],
  ['blue border and rounded corners', 'round-corners rounded + border outline blue', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['shape', 'name'])).toEqual([plan, undone]),
);
