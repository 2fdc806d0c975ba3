import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make my skin lighter', 'brighten face', 0],
  ['whiter skin', 'brighten face', 0],
  ['darker skin', 'darken face', 0],
  ['hellere Haut', 'brighten face', 0],
  ['piel más blanca', 'brighten face', 0],
  ['peau plus claire', 'brighten face', 0],
  ['pele mais branca', 'brighten face', 0],
  ['pelle più chiara', 'brighten face', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
