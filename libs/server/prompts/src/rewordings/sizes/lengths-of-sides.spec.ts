import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make it 5 cm wide at 300 dpi', 'resize 591', 0],
  ['they want 300 dpi 5 cm wide', 'resize 591', 0],
  ['10 cm wide', 'resize 1181', 0],
  ['resize to 12 inches wide', 'resize 3600', 0],
  ['10 cm breit bei 300 dpi', 'resize 1181', 0],
  ['15 cm de alto a 200 dpi', 'resize 1181', 0],
  ['10 cm de large', 'resize 1181', 0],
  ['10 cm de largura', 'resize 1181', 0],
  ['10 cm di larghezza', 'resize 1181', 0],
  // The width of a border, and of a photo for a document.
  ['2 cm wide white border', 'border centimeters', 0],
  ['passport photo 35 mm wide and 45 mm high', 'passport-photo', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['width', 'height', 'unit'])).toEqual([plan, undone]),
);
