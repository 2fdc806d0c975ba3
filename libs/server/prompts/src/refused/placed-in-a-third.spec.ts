import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['crop to 4:5 with me in the left third', '', 1],
  ['auf 4:5 zuschneiden, ich im linken Drittel', '', 1],
  ['recorta a 4:5 conmigo en el tercio izquierdo', '', 1],
  ['recadre en 4:5 avec moi dans le tiers gauche', '', 1],
  ['recorta para 4:5 comigo no terço esquerdo', '', 1],
  ['ritaglia in 4:5 con me nel terzo sinistro', '', 1],
  // A third that is cut off.
  ['cut off the left third', 'crop left', 0],
  ['recorta el tercio izquierdo', 'crop left', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['edge'])).toEqual([plan, undone]),
);
