import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['whiter eyes', 'brighten eyes', 0],
  ['weißere Augen', 'brighten eyes', 0],
  ['ojos más blancos', 'brighten eyes', 0],
  ['blanc des yeux plus blanc', 'brighten eyes', 0],
  ['olhos mais brancos', 'brighten eyes', 0],
  ['bianco degli occhi più bianco', 'brighten eyes', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
