import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['make the house brighter and the lawn greener', 'recolor green', 1],
  ['mach das Haus heller und den Rasen grüner', 'recolor green', 1],
  ['haz la casa más clara y el césped más verde', 'recolor green', 1],
  ['rends la maison plus claire et la pelouse plus verte', 'recolor green', 1],
  ['deixa a casa mais clara e o gramado mais verde', 'recolor green', 1],
  ['rendi la casa più luminosa e il prato più verde', 'recolor green', 1],
  ['rendi la chiesa più luminosa e il cielo più blu', 'recolor blue', 1],
  // Near misses: a building alone, and a wish for the whole picture.
  ['make the house brighter', 'brighten', 0],
  ['make the house brighter and sharpen it', 'brighten + sharpen', 0],
  ['the house is too dark, brighten the photo and make the grass greener', 'recolor green + brighten', 0],
] as const)('a building beside another part is no whole picture: “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]),
);
