import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['crop to 16:9, but the church tower must not be cut off', 'crop 16:9 subject', 0],
  ['auf 16:9 zuschneiden, der Kirchturm darf oben aber nicht abgesäbelt werden', 'crop 16:9 subject', 0],
  ['recorta a 16:9, que no se corte el campanario', 'crop 16:9 subject', 0],
  ['recadre en 16:9, le clocher ne doit pas être coupé', 'crop 16:9 subject', 0],
  ['recorta em 16:9, a torre da igreja não pode ser cortada', 'crop 16:9 subject', 0],
  ['ritaglia in 16:9, il campanile non deve essere tagliato', 'crop 16:9 subject', 0],
  // What shall be left out is found by nothing.
  ['recorta em 3:2 na horizontal sem apanhar o poste à direita', 'crop 3:2', 1],
  ['recorta a 3:2 sin que salga el poste de la derecha', 'crop 3:2', 1],
  ['ritaglia in 3:2 senza prendere il palo a destra', 'crop 3:2', 1],
  ['recadre en 3:2 sans prendre le poteau à droite', 'crop 3:2', 1],
  // Near misses.
  ['recorta em 3:2 na horizontal', 'crop 3:2', 0],
  ['auf 16:9 zuschneiden', 'crop 16:9', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'keeps'])).toEqual([plan, undone]),
);
