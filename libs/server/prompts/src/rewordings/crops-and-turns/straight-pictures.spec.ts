import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['quero a imagem direita', 'straighten', 0],
  ['sala mais luminosa, a foto direita e mais nítida', 'brighten + sharpen + straighten', 0],
  ['quiero la foto derecha', 'straighten', 0],
  ['la foto está volteada', 'rotate 180', 0],
  ['mi foto salió volteada', 'rotate 180', 0],
  // “De lado” asks for a quarter turn, and “direita” may be the right side.
  ['está volteada de lado', 'rotate 90', 0],
  ['na imagem direita põe mais luz', 'brighten right half', 0],
  ['heller, Linien senkrecht', 'brighten + straighten upright', 0],
  ['líneas verticales, más luz', 'brighten + straighten upright', 0],
  ['linhas verticais direitas, mais clara', 'brighten + straighten upright', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where', 'degrees', 'verticals'])).toEqual([plan, undone]),
);
