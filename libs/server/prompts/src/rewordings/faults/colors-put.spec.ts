import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['restore it and put color', 'repair-scratches', 1],
  ['Please restore and after put color, her skin is dark brown', 'repair-scratches', 2],
  ['restore this old photo and give it some colour', 'repair-scratches', 1],
  // No colors for an old photo.
  ['put color', '', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
