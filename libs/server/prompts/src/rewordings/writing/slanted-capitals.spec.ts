import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['SAMPLE diagonally over it', 'watermark SAMPLE  diagonal', 0],
  ['ENTWURF schräg drüber', 'watermark ENTWURF  diagonal', 0],
  ['MUESTRA en diagonal, por toda la imagen', 'watermark MUESTRA  diagonal', 0],
  ['SPECIMEN en diagonale par-dessus, gris clair', 'watermark SPECIMEN  diagonal', 0],
  ['AMOSTRA na diagonal por cima', 'watermark AMOSTRA  diagonal', 0],
  ['CAMPIONE in diagonale sopra', 'watermark CAMPIONE  diagonal', 0],
  // At the top.
  ['MUESTRA en diagonal arriba', 'watermark MUESTRA top', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place', 'angle'])).toEqual([plan, undone]),
);
