import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['give it the look of a photo from the 80s, warm and a bit faded', 'vintage 1980s + warm-tones + fade', 0],
  [
    'gib ihr den Look eines Fotos aus den 80ern, warm und etwas verblasst',
    'vintage 1980s + warm-tones + fade',
    0,
  ],
  ['dale un aire de foto de los años 80, cálida y un poco desteñida', 'vintage 1980s + warm-tones + fade', 0],
  [
    'donne-lui un air de photo des années 80, chaude et un peu délavée',
    'vintage 1980s + warm-tones + fade',
    0,
  ],
  ['dá um ar de foto dos anos 80, quente e um pouco desbotada', 'vintage 1980s + warm-tones + fade', 0],
  ["Dalle quell'aria da foto anni '80, calda e un filo sbiadita", 'vintage 1980s + warm-tones + fade', 0],
  // A decade beside other looks.
  ['80s look, warm and a bit faded', 'vintage 1980s + warm-tones + fade', 0],
  ['rendu années 70, couleurs délavées, grain de pellicule', 'vintage 1970s + fade + film-grain', 0],
  // Near misses.
  ['è una foto degli anni 80, togli i graffi', 'repair-scratches', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['decade'])).toEqual([plan, undone]),
);
