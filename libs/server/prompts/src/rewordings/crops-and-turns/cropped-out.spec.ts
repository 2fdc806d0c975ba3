import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['crop the hotbar out', '', 1],
  ['crop the watermark out', '', 1],
  ['crop the hotbar out, crank up the colors like 30%', 'saturation', 1],
  // Near misses.
  ['crop the dog out', '', 1],
  ['crop the photo', 'crop', 0],
  ['crop it to the dog', 'crop', 0],
  ['write "crop the ad out" at the top', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
