import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['better light', 'brighten'],
  ['besseres Licht', 'brighten'],
  ['mejor luz', 'brighten'],
  ['un meilleur éclairage', 'brighten'],
  ['melhor iluminação', 'brighten'],
  ['luce migliore', 'brighten'],
  ['better light and more contrast', 'brighten + contrast'],
  // Near misses.
  ['improve the lighting and colors', 'enhance-colors'],
  ['migliora la luce', 'enhance-colors'],
  ['mejora la luz y el color', 'enhance-colors'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
