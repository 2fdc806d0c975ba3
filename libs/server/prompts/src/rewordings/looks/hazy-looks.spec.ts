import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['sort of milky, dreamy', 'magical-effects'],
  ['milchig und verträumt', 'magical-effects'],
  ['lechoso como vidrio esmerilado', 'dehaze'],
  ['like through frosted glass', 'dehaze'],
  ['neige comme une vieille télé', 'denoise'],
  ['snow like an old tv', 'denoise'],
  // Near misses.
  ['milky', 'dehaze'],
  ['dreamy', 'magical-effects'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
