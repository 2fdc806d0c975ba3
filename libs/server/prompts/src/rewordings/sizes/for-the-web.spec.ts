import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['optimize for web', 'convert-format', 0],
  ['fürs Web optimieren', 'convert-format', 0],
  ['optimizar para web', 'convert-format', 0],
  ['optimiser pour le web', 'convert-format', 0],
  ['otimizar para web', 'convert-format', 0],
  ['ottimizza per il web', 'convert-format', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
