import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["I'd like it to fit a 6 by 4 frame from Boots please, I don't mind losing a bit of carpet", 'crop 6:4', 0],
  ['damit es in einen 10x15 Rahmen passt', 'crop 10:15', 0],
  ['que quepa en un marco de 10x15', 'crop 10:15', 0],
  ['pour que ça rentre dans un cadre 10x15', 'crop 10:15', 0],
  ['que caiba numa moldura 10x15', 'crop 10:15', 0],
  ['deve entrare in una cornice 10x15', 'crop 10:15', 0],
  ['make it fit a 9:16 frame', 'crop 9:16', 0],
  // One that is painted.
  ['add a white frame', 'border', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio'])).toEqual([plan, undone]),
);
