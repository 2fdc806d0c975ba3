import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['make both the same width', '', 1],
  ['mach beide gleich breit', '', 1],
  ['haz las dos del mismo ancho', '', 1],
  ['rends les deux de la même largeur', '', 1],
  ['deixa as duas com a mesma largura', '', 1],
  ['rendi le due foto della stessa larghezza', '', 1],
  // Near misses.
  ['make both photos the same size, 800px wide', 'resize 800', 0],
  ['make both equally bright', 'brighten', 0],
  ['make both the same width and brighten them', 'brighten', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['width'])).toEqual([plan, undone]),
);
