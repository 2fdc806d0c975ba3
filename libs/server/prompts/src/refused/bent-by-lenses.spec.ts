import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['fisheye looks weird fix', '', 1],
  ['the fisheye effect is ugly, fix it', '', 1],
  ['shadow under my nose', '', 1],
  ['schatten unter der nase', '', 1],
  ['sombra debajo de la nariz', '', 1],
  ['shadow under the bottle', 'product-shadow', 0],
  ['my fisheye photo needs more contrast', 'contrast', 0],
  ['crop this fisheye photo to a square', 'crop', 0],
  ['soft shadow below the product', 'product-shadow', 0],
  ['brighten the shadows', 'low-light', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
