import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the glare on my glasses is annoying, tone it down', '', 1],
  ["there's glare on the window, tone it down a bit", '', 1],
  ['too much glare off the water, knock it down', '', 1],
  ['the colors are loud, tone it down', 'saturation', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
