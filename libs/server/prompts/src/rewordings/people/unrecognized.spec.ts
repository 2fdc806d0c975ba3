import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["faces are in the dark, you can't recognize anyone", 'low-light face', 0],
  ['os rostos estão no escuro, não dá pra reconhecer ninguém', 'low-light face', 0],
  ['le facce sono al buio, non si riconosce nessuno', 'low-light face', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
