import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['old photo, more contrast', 'contrast', 0],
  ['old photo, sharper', 'sharpen', 0],
  ['old photo, make it lighter and remove the scratches', 'repair-scratches + brighten', 0],
  ['altes Foto, mehr Kontrast', 'contrast', 0],
  ['foto vieja, más contraste', 'contrast', 0],
  ['vieille photo, plus de contraste', 'contrast', 0],
  ['foto antiga, mais contraste', 'contrast', 0],
  ['vecchia foto, più contrasto', 'contrast', 0],
  ['old photo, fix it', 'repair-scratches', 0],
  ['altes Foto, bitte retten', 'repair-scratches', 0],
  ['foto antigua, arréglala', 'repair-scratches', 0],
  ['altes Foto, verblasste Farben', 'repair-scratches', 0],
  ['vecchia foto, colori sbiaditi', 'repair-scratches', 0],
  ['make it look like an old photo, more contrast', 'contrast + vintage', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
