import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['A4 portrait at 300dpi, chop the sides if you must', 'resize', 0],
  ['chop the sides and make it 1080x1080', 'crop + resize', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
