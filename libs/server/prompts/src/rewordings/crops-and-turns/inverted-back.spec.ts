import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['invert the photo, it came out mirrored', 'flip horizontal', 0],
  ['Foto ist spiegelverkehrt', 'flip horizontal', 0],
  ['invertiere das Foto, es ist gespiegelt', 'flip horizontal', 0],
  ['invierte la foto, salió en espejo', 'flip horizontal', 0],
  ['inverse la photo, elle est en miroir', 'flip horizontal', 0],
  ['inverte a foto, saiu espelhada', 'flip horizontal', 0],
  ['inverti la foto, è specchiata', 'flip horizontal', 0],
  // Of colors.
  ['inverte a foto', 'invert', 0],
  ['invert the photo', 'invert', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['axis'])).toEqual([plan.trim(), undone]),
);
