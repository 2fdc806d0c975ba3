import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["it has yellowed, I'd like it as it was in 1977", 'color-correction', 0],
  ['das Foto ist vergilbt, es soll aussehen wie damals 1977', 'color-correction', 0],
  ['está amarillenta, la quiero como en 1977', 'color-correction', 0],
  ['elle a jauni, je la voudrais comme en 1977', 'color-correction', 0],
  ['je la voudrais comme en 1977, elle a jauni', 'color-correction', 0],
  ['a foto ficou amarela, queria como era em 1977', 'color-correction', 0],
  ["è ingiallita, la vorrei com'era nel 1977", 'color-correction', 0],
  ['it has faded, I want it as in 1977', 'enhance-colors', 0],
  ['sie ist verblasst, bitte wieder wie neu', 'enhance-colors', 0],
  // A look of that time.
  ['make it look like 1977', 'vintage', 0],
  ['je la voudrais comme en 1977', 'vintage', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
