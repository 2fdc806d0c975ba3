import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['upscale to 4k but no smoothing its pixel art', '', 1],
  ['upscale 4x, nearest neighbor, pixel art', '', 1],
  ['vergrößere 4x ohne glättung', '', 1],
  ['agranda 4x sin suavizado', '', 1],
  ['agrandis 4x sans lissage', '', 1],
  ['aumenta 4x sem suavizar', '', 1],
  ['ingrandisci 4x senza interpolazione', '', 1],
  // A look, and skin that is not smoothed.
  ['make it pixel art', 'pixelate', 0],
  ['turn this into pixel art and enlarge it 2x', 'pixelate + upscale', 0],
  ['upscale 2x without smoothing the skin', 'upscale', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
