import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['its to dark', 'low-light', 0],
  ['to dark', 'low-light', 0],
  ['the face is to dark', 'low-light face', 0],
  ['way to bright', 'darken', 0],
  ['and its to dark', 'low-light', 0],
  ['but it’s also to bright', 'darken', 0],
  ['make it bright too', 'brighten', 0],
  ['sharpen it, make it warm too', 'sharpen + warm-tones', 0],
  ['it is bright too', 'darken', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
