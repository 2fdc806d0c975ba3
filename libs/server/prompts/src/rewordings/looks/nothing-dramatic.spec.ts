import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['Nothing dramatic. Brighten her a bit', 'brighten subject', 0],
  ['brighten her, nothing too dramatic', 'brighten subject', 0],
  ['mach es heller, nichts Dramatisches', 'brighten', 0],
  ['aclárala, nada dramático', 'brighten', 0],
  ['éclaircis-la, rien de dramatique', 'brighten', 0],
  ['clareia, nada dramático', 'brighten', 0],
  ['schiariscila, niente di drammatico', 'brighten', 0],
  ['brighten the sky, nothing tropical', 'brighten sky', 0],
  ['aclara el cielo, nada tropical', 'brighten sky', 0],
  ['make it dramatic', 'dramatic-lighting', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
