import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'THE DAMP TOWELS / Fri 9 May / Corner Hotel / $15 on the door, big chunky yellow, left side',
    'add-text THE DAMP TOWELS / Fri 9 May / Corner Hotel / $15 on the door left',
    0,
  ],
  ['put price 980 yen on right under, japanese font OK? 味玉ラーメン', 'add-text 980 yen bottom-right', 2],
  ['schreib 9,80 € rechts drunter', 'add-text 9,80 € bottom-right', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place'])).toEqual([plan, undone]),
);
