import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['more contrast, blue shadows and pink highlights', 'contrast', 1],
  ['Kontrast rauf, Schatten ins Blaue und Lichter pink', 'contrast', 1],
  ['sombras azules y luces rosas', '', 1],
  ['ombres bleues et lumières roses', '', 1],
  ['sombras azuis e luzes rosas', '', 1],
  ['ombre blu e luci rosa', '', 1],
  // The look that there is.
  ['shadows blue and highlights orange', 'teal-and-orange', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
