import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['text at the bottom on a black strip', '', 1],
  ['date at the bottom on white strip', '', 1],
  ['write ANNA BERG at the bottom on a white strip', 'add-text ANNA BERG', 1],
  // A verb.
  ['strip the background', 'remove-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
