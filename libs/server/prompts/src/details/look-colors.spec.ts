import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['white vignette', 'vignette #ffffff', 0],
  ['weiße Vignette', 'vignette #ffffff', 0],
  ['viñeta blanca', 'vignette #ffffff', 0],
  ['vignettage blanc', 'vignette #ffffff', 0],
  ['vinheta branca', 'vignette #ffffff', 0],
  ['vignettatura bianca', 'vignette #ffffff', 0],
  ['fade the edges to white', 'vignette #ffffff', 0],
  ['fade the edges to black', 'vignette #000000', 0],
  ['Ränder nach weiß auslaufen lassen', 'vignette #ffffff', 0],
  ['brown vignette, sepia', 'vignette #7a4e2d + sepia', 0],
  ['vignette', 'vignette', 0],
  ['vignette, white border', 'vignette + border #ffffff', 0],
  ['black and white with a vignette', 'black-and-white + vignette', 0],
  ['light vignette', 'vignette', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['color'])).toEqual([plan, undone]),
);
