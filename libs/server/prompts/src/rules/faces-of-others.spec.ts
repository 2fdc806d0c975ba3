import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['flouter les visages des élèves, pas celui de la maîtresse', '', 1],
  ['sfoca i volti dei bambini ma non quello della maestra', '', 1],
  ['difumina las caras de los niños, no la de la maestra', '', 1],
  ['blur the faces but not the one on the left', '', 1],
  ["blur everyone but my son's face", '', 1],
  ['floute tout le monde sauf le visage de mon fils', '', 1],
  ['desfoca todo mundo menos o rosto do meu filho', '', 1],
  ['blur all faces', 'hide-faces', 0],
  ['blur everyone but my son', 'blur-background', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
