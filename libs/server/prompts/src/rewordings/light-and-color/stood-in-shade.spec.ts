import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["Please make my grandson's face a little lighter, he was sitting in the shade.", 'brighten face', 0],
  ['Gesicht heller machen, er stand im Schatten', 'brighten face', 0],
  ['aclara la cara de mi nieto, estaba en la sombra', 'brighten face', 0],
  ["éclaircis son visage, elle était à l'ombre", 'brighten face', 0],
  ['clareia o rosto dela, estava na sombra', 'brighten face', 0],
  ['schiarisci il viso, era all’ombra', 'brighten face', 0],
  // The whole picture.
  ['we were in the shade', 'low-light ', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan.trim(), undone]),
);
