import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['darker around and brighter on the singer', 'darken background + brighten subject', 0],
  ['dunkler drumherum, heller auf dem Hund', 'darken background + brighten dog', 0],
  ['más oscuro alrededor y más claro en la niña', 'darken background + brighten subject', 0],
  ['plus sombre autour et plus clair sur la femme', 'darken background + brighten subject', 0],
  ['mais escuro em volta e mais claro no cachorro', 'darken background + brighten dog', 0],
  ['più scuro intorno e più chiaro sul gatto', 'darken background + brighten cat', 0],
  // Nobody is named who stands there.
  ['darker around the edges and brighter in the middle', 'brighten middle + vignette', 0],
  ['darker around', 'darken', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
