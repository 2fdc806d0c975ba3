import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["devo mandare la carta d'identità, ritaglia solo il documento", 'scan-document', 0],
  // Near misses.
  ["foto per la carta d'identità", 'passport-photo', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['around'])).toEqual([plan, undone]),
);
