import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['white border, twice as thick at the bottom', 'border', 1],
  ['frame with 20 px at the sides and 60 px at the bottom', 'border 20', 1],
  ['weißer Rand, unten breiter', 'border', 1],
  ['borde blanco, más grueso abajo', 'border', 1],
  ['bordure blanche, plus épaisse en bas', 'border', 1],
  ['borda branca, mais grossa embaixo', 'border', 1],
  ['bordo bianco più largo sotto', 'border', 1],
  ['polaroid frame, wider at the bottom', 'border', 0],
  ['white border of 20 px', 'border 20', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['pixels'])).toEqual([plan, undone]),
);
