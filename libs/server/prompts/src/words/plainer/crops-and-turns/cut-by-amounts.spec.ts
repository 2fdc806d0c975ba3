import { planAndUndone } from '../../../testing/plan-and-undone.ts';

it.each([
  ['take 150 pixels off the top and 40 off the right', 'crop top 150 + crop right 40'],
  ['shave 100 px off the bottom', 'crop bottom 100'],
  ["togli 150 pixel dall'alto", 'crop top 150'],
  ['oben 200 pixel wegschneiden und unten nix', 'crop top 200'],
])('“%s” cuts this much off, and does not resize', (prompt, plan) =>
  expect(planAndUndone(prompt, ['edge', 'pixels'])).toEqual([plan, 0]),
);
