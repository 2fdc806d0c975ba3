import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['better light', 'brighten'],
  ['besseres Licht', 'brighten'],
  ['mejor luz', 'brighten'],
  ['un meilleur éclairage', 'brighten'],
  ['melhor iluminação', 'brighten'],
  ['luce migliore', 'brighten'],
  ['better light and more contrast', 'brighten + contrast'],
  ['lighting is bad', 'brighten'],
  ['lighting is awful in this room', 'brighten'],
  ['das Licht ist schlecht', 'brighten'],
  ['la iluminación es mala', 'brighten'],
  ["l'éclairage est mauvais", 'brighten'],
  ['a iluminação está ruim', 'brighten'],
  ['la luce è pessima', 'brighten'],
  // Near misses.
  ['dramatic lighting', 'dramatic-lighting'],
  ['improve the lighting and colors', 'enhance-colors'],
  ['migliora la luce', 'enhance-colors'],
  ['mejora la luz y el color', 'enhance-colors'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
