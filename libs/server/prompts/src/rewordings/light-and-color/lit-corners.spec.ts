import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['linke Ecke aufhellen', 'brighten left corners', 0],
  ['rechte Ecke abdunkeln', 'darken right corners', 0],
  ['Ecke unten rechts aufhellen', 'brighten bottom right corner', 0],
  ['Ecken aufhellen', 'brighten corners', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
