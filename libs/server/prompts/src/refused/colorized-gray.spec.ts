import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['colorize this photo, I only ever knew my grandpa in black and white', '', 1],
  ['bring colour to this photo from 1932, I only ever knew my grandpa in black and white', '', 1],
  ['bring some colour back to this picture', '', 1],
  // One part in color is another wish.
  ['everything black and white, only her dress in color', 'black-and-white not clothes', 0],
  ['I want it in black and white', 'black-and-white', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
