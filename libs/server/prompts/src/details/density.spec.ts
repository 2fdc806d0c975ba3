import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['300 dpi', 'upscale 2', 0],
  ['300 dpi, 8 cm wide', 'resize 945', 0],
  ['300 dpi, 8 cm breit', 'resize 945', 0],
  ['resize to 945 px, 300 dpi', 'resize 945', 0],
  ['72 dpi', '', 1],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['factor', 'width'])).toEqual([plan, undone]),
);
