import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['blur the background... hmm, forget that, just darken it', 'darken background', 0],
  ['the green border, forget that, a red one', 'border red', 0],
  ['make the sky blue, uh, no wait, darken it', 'darken sky', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where', 'name'])).toEqual([plan, undone]),
);
