import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the house darker', 'darken', 0],
  ['make the church darker', 'darken', 0],
  ['please make our house brighter', 'brighten', 0],
  ['mach das Haus dunkler', 'darken', 0],
  ['haz la casa más oscura', 'darken', 0],
  ['rends la maison plus sombre', 'darken', 0],
  ["rends l'église plus claire", 'brighten', 0],
  ['deixa a casa mais escura', 'darken', 0],
  ['rendi la chiesa più chiara', 'brighten', 0],
  // One of several things, and a new color.
  ['make the house on the left darker', '', 1],
  ['make the house door darker', '', 1],
  ['make the house red', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
