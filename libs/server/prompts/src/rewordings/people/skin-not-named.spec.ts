import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['cream background, smooth a tiny bit', 'smooth-skin + replace-background', 0],
  ['Hintergrund creme, ein bisschen glätten', 'smooth-skin + replace-background', 0],
  ['fondo crema, alisar un poquito', 'smooth-skin + replace-background', 0],
  ['fond crème, lisser un tout petit peu', 'smooth-skin + replace-background', 0],
  ['fundo creme, alisar um pouquinho', 'smooth-skin + replace-background', 0],
  ["sfondo crema, levigare un po'", 'smooth-skin + replace-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
