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
