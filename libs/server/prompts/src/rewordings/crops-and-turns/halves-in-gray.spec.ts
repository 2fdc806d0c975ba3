import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['left normal, right black and white', 'black-and-white right half', 0],
  ['half black and white half color', 'black-and-white left half', 0],
  ['split it down the middle, left normal right black and white', 'black-and-white right half', 0],
  ['make the right half black and white', 'black-and-white right half', 0],
  ['links farbig, rechts schwarzweiß', 'black-and-white right half', 0],
  ['mitad en color mitad en blanco y negro', 'black-and-white right half', 0],
  ['moitié couleur moitié noir et blanc', 'black-and-white right half', 0],
  ['metade colorida metade preto e branco', 'black-and-white right half', 0],
  ['metà a colori metà in bianco e nero', 'black-and-white right half', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
