import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['dark edges so you look at the baby', 'vignette', 0],
  ['darker corners so that the ring stands out', 'vignette', 0],
  ['dunkle Ecken, damit man auf das Baby schaut', 'vignette', 0],
  // Corners that are too dark.
  ['lighten the dark corners so you see the walls', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
