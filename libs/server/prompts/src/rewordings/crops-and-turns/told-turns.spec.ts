import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['dont flip it!! last time it flipped and the sponsor was backwards, just turn it upright', 'rotate', 0],
  ['nicht spiegeln! letztes mal wurde es gespiegelt, nur aufrecht drehen', 'rotate', 0],
  ['make it brighter. last time it was mirrored', 'brighten', 0],
  ['the text is backwards, flip it', 'flip horizontal', 0],
  ['last time you made it too dark, brighten only a bit', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['axis'])).toEqual([plan, undone]),
);
