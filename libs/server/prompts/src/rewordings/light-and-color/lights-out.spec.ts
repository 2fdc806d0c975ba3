import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the light should be turned off', '', 1],
  ['the lamps must be switched on', '', 1],
  ['mach das Licht aus', '', 1],
  ['das Licht soll aus', '', 1],
  ['more light', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
