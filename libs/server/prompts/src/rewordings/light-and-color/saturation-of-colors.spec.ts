import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['less saturation in the greens', 'saturation color #2f9e4f green', 0],
  ['baja la saturación solo de los verdes', 'saturation color #2f9e4f green', 0],
  ['réduis la saturation des verts', 'saturation color #2f9e4f green', 0],
  ['diminui a saturação dos verdes', 'saturation color #2f9e4f green', 0],
  ['meno saturazione nei verdi', 'saturation color #2f9e4f green', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
