import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['no more than 800 px wide', 'resize 800', 0],
  ['not wider than 800 px', 'resize 800', 0],
  ['nicht breiter als 800 Pixel', 'resize 800', 0],
  ['no más de 800 px de ancho', 'resize 800', 0],
  ['pas plus de 800 px de large', 'resize 800', 0],
  ['não mais de 800 px de largura', 'resize 800', 0],
  ['non più di 800 px di larghezza', 'resize 800', 0],
  ['brighten it, no more than 10 %', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['width', 'side'])).toEqual([plan, undone]),
);
