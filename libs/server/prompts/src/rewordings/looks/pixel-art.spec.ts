import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['turn my dog into pixel art', 'pixelate', 0],
  ['8 bit pixel art version of my cat', 'pixelate', 0],
  ['mach Pixelkunst aus meinem Hund', 'pixelate', 0],
  ['pixel art de mi gato', 'pixelate', 0],
  ['pixelate the cat', 'pixelate cat', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
