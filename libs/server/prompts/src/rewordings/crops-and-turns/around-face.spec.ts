import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Schneide das Bild quadratisch um das Gesicht herum zu', 'crop 1:1 face', 0],
  ['quadratisch um das Gesicht', 'crop 1:1 face', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'around'])).toEqual([plan, undone]),
);
