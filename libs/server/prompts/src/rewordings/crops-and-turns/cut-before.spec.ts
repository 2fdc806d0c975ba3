import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['resize to 500 px wide after cutting 50 px off the top', 'crop top 50 + resize 500', 0],
  ['nach dem Abschneiden von 50 px oben auf 500 px Breite verkleinern', 'crop top 50 + resize 500', 0],
  ['crop 50 px off the top, then resize to 500 px wide', 'crop top 50 + resize 500', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge', 'pixels', 'width'])).toEqual([plan, undone]),
);
