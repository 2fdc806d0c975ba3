import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['there is a white strip around it, cut it off', 'crop all', 0],
  ["there's a white border from the scanner, cut that off", 'crop all', 0],
  ['da ist ein weißer Rand vom Scanner, schneid den ab', 'crop all', 0],
  ['hay un borde blanco del escáner, recórtalo', 'crop all', 0],
  ['il y a une bande blanche autour, coupe-la', 'crop all', 0],
  ["c'è un bordo bianco dallo scanner, taglialo", 'crop all', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge'])).toEqual([plan, undone]),
);
