import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['crop it square because the colors are so pale', 'crop', 0],
  ["remove the background because there's a lot of noise", 'remove-background', 0],
  ['add the text "Hello" at the top since the walls are yellow', 'add-text', 0],
  ['Hintergrund entfernen, weil die Farben so blass sind', 'remove-background', 0],
  ['recórtala cuadrada porque los colores son pálidos', 'crop', 0],
  ['recadre en carré car les couleurs sont pâles', 'crop', 0],
  ['only the car in color', 'black-and-white not car', 0],
  ['make the vintage car blue', 'recolor #2f6fde', 0],
  ['corta quadrada porque as cores estão apagadas', 'crop', 0],
  ['ritagliala quadrata perché i colori sono pallidi', 'crop', 0],
  ['sharpen it because it is blurry', 'sharpen', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['color', 'where'])).toEqual([plan, undone]),
);
