import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['grey background, shadow on the floor', 'product-shadow gray', 0],
  ['light grey background #f2f2f2 and a shadow on the floor', 'product-shadow #f2f2f2', 0],
  ['grauer Hintergrund, Schatten auf dem Boden', 'product-shadow gray', 0],
  ['grauer Hintergrund und ein Schatten auf dem Boden', 'product-shadow gray', 0],
  // Shadows that are there.
  ['white background, remove the shadow on the floor', 'replace-background white', 1],
  ['the shadow on the floor is too dark', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]),
);
