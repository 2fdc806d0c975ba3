import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make the photo half as bright', 'darken 50'],
  ['halb so hell', 'darken 50'],
  ['ponla la mitad de clara', 'darken 50'],
  ['deux fois moins lumineuse', 'darken 50'],
  ['metade tão clara', 'darken 50'],
  // Near misses.
  ['half as big', 'resize 50'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['percent'])).toEqual([plan, 0]);
});
