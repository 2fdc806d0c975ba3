import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the snow looks blue, make it white', 'color-correction', 0],
  ['der Schnee ist blau, mach ihn weiß', 'color-correction', 0],
  ['la neige est bleue, rends-la blanche', 'color-correction', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
