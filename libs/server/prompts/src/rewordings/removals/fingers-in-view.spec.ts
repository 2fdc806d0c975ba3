import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the document photo is crooked and has my thumb in it, fix both', 'straighten', 1],
  ['has my thumb in the corner', '', 1],
  ['crooked and my finger is in the corner', 'straighten', 1],
  ['es ist schief und mein Daumen ist drauf', 'straighten', 1],
  ['se ve mi dedo en la esquina', '', 1],
  ['está torcida y sale mi dedo', 'straighten', 1],
  ['elle est de travers et on voit mon doigt', 'straighten', 1],
  ['ficou torta e com meu dedo no canto', 'straighten', 1],
  ['è storta e si vede il mio dito', 'straighten', 1],
  // No finger before the lens.
  ['sharpen my finger tattoo', 'sharpen', 0],
  ['brighten it, my nails on every finger are too dark', 'brighten', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
