import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['comic style, write LOTTE at the bottom', 'cartoon + add-text LOTTE'],
  ['Comic-Stil und schreib LOTTE unten', 'cartoon + add-text LOTTE'],
  ['write LOTTE in comic style', 'add-text LOTTE other'],
])('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['text', 'font'])).toEqual([plan, 0]),
);
