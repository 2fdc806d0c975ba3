import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  [
    'remove the background, as PNG, it must not exceed 500 px in width',
    'remove-background + resize 500 + convert-format',
    0,
  ],
  ['it should not be wider than 500 px', 'resize 500', 0],
  ['es darf nicht breiter als 500 px sein', 'resize 500', 0],
  ['Hintergrund weg, darf höchstens 500 px breit sein', 'remove-background + resize 500', 0],
  [
    'El cliente quiere el logo sin fondo, en PNG, y que no pase de 500 px de ancho',
    'remove-background + resize 500 + convert-format',
    0,
  ],
  ['que no supere los 500 px de ancho', 'resize 500', 0],
  ["sans le fond, qu'elle ne dépasse pas 500 px de large", 'remove-background + resize 500', 0],
  ['sem fundo, que não passe de 500 px de largura', 'remove-background + resize 500', 0],
  ['senza sfondo, che non superi i 500 px di larghezza', 'remove-background + resize 500', 0],
  // Near misses: a percentage is no size, and is told as not done.
  ['brighten it, but it must not exceed 20 %', 'brighten', 1],
  ['write "must not exceed 500 px" at the top', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['width'])).toEqual([plan, undone]),
);
