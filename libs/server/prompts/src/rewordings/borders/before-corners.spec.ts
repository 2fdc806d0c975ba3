import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['first the border, then rounded corners', 'round-corners rounded + border outline white', 0],
  ['before you add the border round the corners', 'round-corners rounded + border outline white', 0],
  ['erst der Rand, dann runde Ecken', 'round-corners rounded + border outline white', 0],
  ['primero el borde, luego las esquinas redondeadas', 'round-corners rounded + border outline white', 0],
  ["d'abord la bordure, puis les coins arrondis", 'round-corners rounded + border outline white', 0],
  ['primeiro a borda, depois os cantos arredondados', 'round-corners rounded + border outline white', 0],
  ['prima il bordo, poi gli angoli arrotondati', 'round-corners rounded + border outline white', 0],
  ['rounded corners 20, border 10', 'round-corners rounded 20 + border outline 10 white', 0],
  ['runde Ecken 20, Rahmen 10', 'round-corners rounded 20 + border outline 10 white', 0],
  ['esquinas redondeadas 20 px y un borde de 10 px', 'round-corners rounded 20 + border outline 10 white', 0],
  ['coins arrondis 20, bordure 10', 'round-corners rounded 20 + border outline 10 white', 0],
  ['cantos arredondados 20, borda 10', 'round-corners rounded 20 + border outline 10 white', 0],
  ['angoli arrotondati 20, bordo 10', 'round-corners rounded 20 + border outline 10 white', 0],
  ['blue border and rounded corners', 'round-corners rounded + border outline blue', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['shape', 'pixels', 'name'])).toEqual([plan, undone]),
);
