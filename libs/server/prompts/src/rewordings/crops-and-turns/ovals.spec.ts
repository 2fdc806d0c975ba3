import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['oval crop', 'round-corners oval', 0],
  ['make it oval', 'round-corners oval', 0],
  ['oval portrait', 'round-corners oval', 0],
  ['oval crop of her face', 'crop 4:5 + round-corners oval', 0],
  ['cut it as an oval', 'round-corners oval', 0],
  ['oval vignette', 'vignette', 0],
  ['oval zuschneiden', 'round-corners oval', 0],
  ['ovales Porträt', 'round-corners oval', 0],
  ['recorte ovalado', 'round-corners oval', 0],
  ['retrato oval', 'round-corners oval', 0],
  ['découpe ovale', 'round-corners oval', 0],
  ['portrait en ovale', 'round-corners oval', 0],
  ['recorte oval', 'round-corners oval', 0],
  ['ritaglia in ovale', 'round-corners oval', 0],
  ['ritratto ovale', 'round-corners oval', 0],
  ['crop to a circle', 'round-corners circle', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['shape', 'ratio'])).toEqual([plan, undone]),
);
