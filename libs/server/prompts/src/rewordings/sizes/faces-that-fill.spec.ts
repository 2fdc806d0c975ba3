import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['35 x 45 mm at 300 dpi with my face taking 70 to 80 percent', 'passport-photo 35 45', 0],
  ['35 x 45 mm, Gesicht soll 70 bis 80 Prozent einnehmen', 'passport-photo 35 45', 0],
  ['35 x 45 mm a 300 ppp con mi cara ocupando del 70 al 80 por ciento', 'passport-photo 35 45', 0],
  ['35 x 45 mm avec mon visage occupant 70 à 80 %', 'passport-photo 35 45', 0],
  ['35 x 45 mm com meu rosto ocupando 70 a 80 por cento', 'passport-photo 35 45', 0],
  ["35 x 45 mm con il viso che occupa dal 70 all'80 per cento", 'passport-photo 35 45', 0],
  // A size of the whole picture.
  ['35 x 45 mm at 300 dpi', 'resize 413 531', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['widthMm', 'heightMm', 'width', 'height'])).toEqual([plan, undone]),
);
