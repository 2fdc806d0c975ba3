import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['clean stencil just black lines', 'pencil-sketch', 0],
  ['make it a stencil with only black lines', 'pencil-sketch', 0],
  ['tattoo stencil', 'pencil-sketch', 0],
  ['Schablone, nur schwarze Linien', 'pencil-sketch', 0],
  ['plantilla de tatuaje', 'pencil-sketch', 0],
  ['juste des traits noirs', 'pencil-sketch', 0],
  ['apenas linhas pretas', 'pencil-sketch', 0],
  ['stencil, solo linee nere', 'pencil-sketch', 0],
  // Another look, and lines of the picture.
  ['banksy stencil', 'artist-style', 0],
  ['remove just the black lines', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
