import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['monochrome blue', 'sepia blue', 0],
  ['black and white but blue', 'sepia blue', 0],
  ['make the whole picture pink', 'sepia pink', 0],
  ['tint it red', 'sepia red', 0],
  ['pink filter', 'sepia pink', 0],
  ['cyanotype', 'sepia blue', 0],
  ['duotone pink and yellow', 'sepia pink yellow', 0],
  ['duotone blue and orange', 'teal-and-orange', 0],
  ['monochrom blau', 'sepia blue', 0],
  ['rot einfärben', 'sepia red', 0],
  ['todo en azul', 'sepia blue', 0],
  ['filtro rojo', 'sepia red', 0],
  ['tout en rose', 'sepia pink', 0],
  ['filtre rouge', 'sepia red', 0],
  ['tudo em azul', 'sepia blue', 0],
  ['tutto in verde', 'sepia green', 0],
  ['blue filter', 'cool-tones', 0],
  ['remove the pink tint', 'color-correction', 0],
  ['everything in black and white', 'black-and-white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name', 'secondName'])).toEqual([plan, undone]),
);
