import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['gig pic was lit all red you cant see my face, sort the colour out', 'color-correction', 0],
  ['my face was lit all red', 'color-correction', 0],
  ['the church was lit in green', 'color-correction', 0],
  // A red face without such light.
  ['my face is all red', 'smooth-skin redness', 0],
  // Light that somebody likes.
  ['the room was lit red, i like that, make it sharper', 'sharpen', 0],
  ['the dancer was lit blue, keep it and crop to square', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['of'])).toEqual([plan, undone]),
);
