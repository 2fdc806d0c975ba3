import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["there's a dog on the right, can it go?", 'remove-object dog right', 0],
  ['can the dog go?', 'remove-object dog ', 0],
  ['could the man on the left please go', 'remove-object person left', 0],
  // Where something should go, and how.
  ['can the text go at the top', '', 1],
  ['can the colors go warmer', 'warm-tones', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'place'])).toEqual([plan, undone]),
);
