import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['crop to 2.35:1', 'crop 47:20', 0],
  ['cinema shape, 2.35 to 1', 'crop 47:20', 0],
  ['recorta a 1,85:1', 'crop 37:20', 0],
  ['auf 2,4:1 zuschneiden', 'crop 12:5', 0],
  ['crop to 16:9', 'crop 16:9', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio'])).toEqual([plan, undone]),
);
