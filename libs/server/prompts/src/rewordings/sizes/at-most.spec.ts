import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['no more than 800 px wide', 'resize 800', 0],
  ['not wider than 800 px', 'resize 800', 0],
  ['nicht breiter als 800 Pixel', 'resize 800', 0],
  ['no más de 800 px de ancho', 'resize 800', 0],
  ['pas plus de 800 px de large', 'resize 800', 0],
  ['não mais de 800 px de largura', 'resize 800', 0],
  ['non più di 800 px di larghezza', 'resize 800', 0],
  ['resize to no more than 1024 px', 'resize 1024', 0],
  ['brighten it, no more than 10 %', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['width', 'side'])).toEqual([plan, undone]),
);

it.each([
  ['no taller than 600 px', 'resize 600', 0],
  ['nicht höher als 600 Pixel', 'resize 600', 0],
  ['no más de 600 px de alto', 'resize 600', 0],
] as const)('“%s” is read as “%s”, the height', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['height'])).toEqual([plan, undone]),
);
