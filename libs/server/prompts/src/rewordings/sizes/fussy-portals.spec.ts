import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the file has to be under 200 kb and jpg for the visa website', 'convert-format', 0],
  ['file too big for the passport portal', 'convert-format', 0],
  ['passport photo for the visa', 'passport-photo', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
