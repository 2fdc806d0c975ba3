import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['smaller, about 25% of what it is now', 'resize 25', 0],
  ['shrink it to 40 percent of the original size', 'resize 40', 0],
  ['conserta os riscos, dobra o tamanho', 'repair-scratches + upscale', 0],
  ['smaller please', 'resize 50', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['percent'])).toEqual([plan, undone]),
);
