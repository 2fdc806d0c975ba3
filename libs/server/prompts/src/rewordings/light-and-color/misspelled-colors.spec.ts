import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make my jumper burgandy instead of pink', 'recolor burgundy', 0],
  ['make the jumper fuschia', 'recolor fuchsia', 0],
  ['make the car turqoise', 'recolor turquoise', 0],
  ['hintergrund weis für kleinanzeigen', 'replace-background white', 0],
  ['mach das Auto weis', 'recolor white', 0],
  ['ich weis nicht, mach heller', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name'])).toEqual([plan, undone]),
);
