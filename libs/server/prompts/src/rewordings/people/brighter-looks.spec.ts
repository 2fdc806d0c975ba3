import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['brighten up her look', 'brighten eyes', 0],
  ['Blick aufhellen', 'brighten eyes', 0],
  ['ilumina la mirada', 'brighten eyes', 0],
  ['illumine le regard', 'brighten eyes', 0],
  ['ilumina o olhar', 'brighten eyes', 0],
  ['illumina lo sguardo', 'brighten eyes', 0],
  ['olhos mais vivos', 'saturation eyes', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
