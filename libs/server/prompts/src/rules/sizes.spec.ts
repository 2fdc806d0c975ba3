import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['Maximal 2 MB und laengste Seite 1600', 'resize 1600 + convert-format', 0],
  ['längste Seite 1600', 'resize 1600', 0],
  ['größte Seite 1600', 'resize 1600', 0],
  ['laengere Kante 1600 px', 'resize 1600', 0],
  ['maximale Breite 1600', 'resize', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['side'])).toEqual([plan, undone]),
);

it.each([
  ['1200 px sur le plus grand côté', 'resize 1200', 0],
  ['redimensionne à 1200 px sur le plus grand côté', 'resize 1200', 0],
  ['1200 px no maior lado', 'resize 1200', 0],
  ['1200 px en el lado mayor', 'resize 1200', 0],
  // A wish for a larger picture is still read as one.
  ['agrandis à 4000 px sur le plus grand côté', 'upscale 4000', 0],
  ['plus grand', 'upscale', 0],
] as const)('“%s” names the longest side: “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['side'])).toEqual([plan, undone]),
);
