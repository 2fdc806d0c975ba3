import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['make it darker leave my hair alone', 'darken', 1],
  ['make it brighter the dog stays as it is', 'brighten not dog', 0],
  ['mach es dunkler der Hund bleibt wie er ist', 'darken not dog', 0],
  ['hazla más oscura el perro se queda como está', 'darken not dog', 0],
  ['en blanco y negro el fondo tiene que quedarse', 'black-and-white not background', 0],
  ['rends-la plus claire le chien reste comme il est', 'brighten not dog', 0],
  ['deixa mais clara o cachorro fica como está', 'brighten not dog', 0],
  ["rendila più scura il cane resta com'è", 'darken not dog', 0],
  ['make sure the dog stays as it is', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
