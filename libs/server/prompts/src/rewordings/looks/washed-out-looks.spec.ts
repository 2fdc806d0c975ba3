import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['old film look, washed out colors', 'vintage + fade', 0],
  ['alter Film-Look, blasse Farben', 'vintage + fade', 0],
  ['colores lavados, estilo película antigua', 'vintage + fade', 0],
  ['comme un vieux film, couleurs délavées', 'vintage + fade', 0],
  ['tipo filme antigo, cores lavadas', 'vintage + fade', 0],
  ['tipo vecchio film, colori sbiaditi', 'vintage + fade', 0],
  ['tipo filme antigo, cores lavadas e uma fuga de luz no canto', 'vintage + fade', 1],
  ['polaroid frame, faded colours, a little bit of grain', 'fade + film-grain + border', 0],
  ['verblasste Farben und etwas Korn', 'fade + film-grain', 0],
  ['cores desbotadas e um pouco de grão', 'fade + film-grain', 0],
  // Faults of an old photo.
  ['washed out colors', 'enhance-colors', 0],
  ['old photo, faded colors', 'repair-scratches', 0],
  ['foto antiga, cores desbotadas', 'repair-scratches', 0],
  ['restore the old polaroid, faded colors', 'repair-scratches', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
