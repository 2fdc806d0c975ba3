import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'caption at the bottom white italic: "Santorini, where he finally asked"',
    'add-text bottom #ffffff elegant',
    0,
  ],
  ['caption at the top black bold: "Hello"', 'add-text top #000000', 0],
  ['text at the bottom: "white italic"', 'add-text bottom', 0],
  ['make the text white', '', 1],
  ['write "Hi" at the top, make the text white', 'add-text top #ffffff', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place', 'color', 'font'])).toEqual([plan, undone]),
);
