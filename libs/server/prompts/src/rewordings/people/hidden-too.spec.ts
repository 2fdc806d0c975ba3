import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['blur the plate, and the people behind as well', 'blur-background + blur license plate', 0],
  ['Kennzeichen unkenntlich machen, und die Leute hinten auch', 'hide-faces + blur license plate', 0],
  ['pixele das Kennzeichen und die Leute hinten auch', 'pixelate license plate', 1],
  ['difumina la matrícula y a la gente de atrás también', 'blur-background + blur license plate', 0],
  ['floute la plaque et les gens derrière aussi', 'blur-background + blur license plate', 0],
  ['borra a placa e as pessoas atrás também', 'blur-background + blur license plate', 0],
  ['sfoca la targa e anche le persone dietro', 'blur-background + blur license plate', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where', 'names'])).toEqual([plan, undone]),
);
