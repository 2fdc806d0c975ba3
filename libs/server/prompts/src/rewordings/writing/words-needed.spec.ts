import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    "need the words Class of '09 reunion on this and make the picture a bit darker",
    "darken + add-text Class of '09 reunion",
    0,
  ],
  ['I need the words Gate B on this', 'add-text Gate B', 0],
  ['bit warmer, 1:1, name below Diavola 11.50', 'warm-tones + crop + add-text Diavola 11.50', 0],
  ['I need the text removed', 'remove-object', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text'])).toEqual([plan, undone]),
);
