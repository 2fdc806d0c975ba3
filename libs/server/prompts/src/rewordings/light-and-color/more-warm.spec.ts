import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['I want table more warm colour, now look like plastic. It is real oak', 'warm-tones dining table', 0],
  ['make table more warm', 'warm-tones dining table', 0],
  ['make it more warm', 'warm-tones', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
