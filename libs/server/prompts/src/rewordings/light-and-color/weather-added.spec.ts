import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['more clouds', '', 1],
  ['mehr Wolken', '', 1],
  ['plus de nuages', '', 1],
  ['mais nevoeiro na serra', '', 1],
  ['più nuvole', '', 1],
  ['more clouds and more contrast', 'contrast', 1],
  ["nuit d'hiver", 'night', 1],
  ['Winternacht', 'night', 1],
  ['oscuro como a las 3 am', 'night', 0],
  // Near misses.
  ['more contrast in the clouds', 'contrast', 0],
  ['dark as night', 'night', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]);
});
