import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['5x7 landscape', 'crop 7:5', 0],
  ['line drawing, A4 landscape', 'pencil-sketch + crop 17:12', 0],
  ['A4 landscape with a 1 cm margin', 'crop 17:12 + border', 0],
  ['A4 quer mit 1 cm Rand', 'crop 17:12 + border', 0],
  ['dibujo a línea, A4 horizontal con margen de 1 cm', 'pencil-sketch + crop 17:12 + border', 0],
  ['make it 4x6 landscape', 'crop 6:4', 0],
  ['landscape 5x7', 'crop 7:5', 0],
  ['16:9 portrait', 'crop 9:16', 0],
  ['crop 3:4 landscape', 'crop 4:3', 0],
  ['crop to 4x6 landscape and sharpen', 'sharpen + crop 6:4', 0],
  ['for printing on a4 landscape', 'crop 17:12', 0],
  ['letter size landscape', 'crop 22:17', 0],
  ['10 x 15 cm quer', 'crop 15:10', 0],
  ['in A5 Hochformat', 'crop 12:17', 0],
  ['auf A4 quer zuschneiden', 'crop 17:12', 0],
  ['recorta a A4 horizontal', 'crop 17:12', 0],
  ['recadre en A4 paysage', 'crop 17:12', 0],
  ['em a4 paisagem', 'crop 17:12', 0],
  ['formato a4 orizzontale', 'crop 17:12', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio'])).toEqual([plan, undone]),
);

it.each([
  ['crop this landscape 4:5', 'crop 4:5', 0],
  ['crop my landscape photo to 4:5', 'crop 4:5', 0],
  ['8x10 vertical', 'crop 8:10', 0],
  ['4x6 horizontal flip', 'crop 4:6 + flip', 0],
  ['brighten the landscape, 16:9', 'brighten + crop 16:9', 0],
] as const)('“%s” keeps its numbers', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio'])).toEqual([plan, undone]),
);
