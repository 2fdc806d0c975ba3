import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['icing on my cupcakes has no definition', 'sharpen'],
  ['keine Konturen', 'sharpen'],
  ['contornos blandos', 'sharpen'],
  ['affiner les contours', 'sharpen'],
  ['os contornos estão moles', 'sharpen'],
  ['rassoda i contorni', 'sharpen'],
  // Near miss: a face is not made thinner.
  ['affine les contours du visage', ''],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])[0]).toBe(plan);
});
