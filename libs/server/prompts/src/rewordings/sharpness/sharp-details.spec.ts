import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['denoise but the feathers should stay sharp', 'denoise'],
  ['Entrauschen, aber das Gefieder des Vogels soll scharf bleiben', 'denoise'],
  ['quita el ruido pero que las plumas sigan nítidas', 'denoise'],
  ['enlève le bruit mais garde les plumes nettes', 'denoise'],
  ['tira o ruído mas mantém as penas nítidas', 'denoise'],
  ['togli il rumore ma le piume devono restare nitide', 'denoise'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
