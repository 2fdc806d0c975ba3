import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['write 980 yen bottom right, and 味玉ラーメン', 'add-text 980 yen', 1],
  ['write "味玉ラーメン" at the top', 'add-text 味玉ラーメン', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
