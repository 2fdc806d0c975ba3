import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ["don't delete the sky, make it darker", 'darken sky', 0],
  ['den Hintergrund nicht löschen, mach ihn dunkler', 'darken background', 0],
  ['no borres el perro, acláralo', 'brighten dog', 0],
  ["n'enlève pas le chien, éclaircis-le", 'brighten dog', 0],
  ['não tire o cachorro, clareie ele', 'brighten dog', 0],
  ['non togliere il cane, schiariscilo', 'brighten dog', 0],
  ["don't crop it, just make it brighter", 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
