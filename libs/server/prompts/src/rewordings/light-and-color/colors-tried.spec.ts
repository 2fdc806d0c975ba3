import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  // The finish and the wheels are told as not done.
  [
    'is it possible to see what my car would look like in matte grey? wheels and windows stay as they are',
    'recolor car gray',
    2,
  ],
  ['can I see what my car would look like in dark green?', 'recolor car dark green', 0],
  ["I'd like to see what the sofa would look like in blue", 'recolor couch blue', 0],
  ['what would I look like in a painting?', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'name'])).toEqual([plan, undone]),
);
