import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['crop to 9:16 for my story, I should be in the middle', 'crop 9:16 subject', 0],
  ['auf 9:16 zuschneiden, ich soll in der Mitte sein', 'crop 9:16 subject', 0],
  ['recorta a 9:16 para mi historia, que yo quede en medio', 'crop 9:16 subject', 0],
  ['recadre en 9:16, que je sois au milieu', 'crop 9:16 subject', 0],
  ['recorta em 9:16, comigo no meio', 'crop 9:16 subject', 0],
  ['ritaglia in 9:16, io al centro', 'crop 9:16 subject', 0],
  ['crop to 21:9 with the lighthouse on the right third', 'crop 21:9', 1],
  ['auf 3:2 zuschneiden mit dem Hund im linken Drittel', 'crop 3:2', 1],
  ['recorta a 16:9 con el faro en el tercio derecho', 'crop 16:9', 1],
  ['recadre en 16:9 avec le phare sur le tiers droit', 'crop 16:9', 1],
  ['recorta em 16:9 com o farol no terço direito', 'crop 16:9', 1],
  ['ritaglia in 16:9 con il faro nel terzo destro', 'crop 16:9', 1],
  // Near misses.
  ['crop to 9:16 for my story', 'crop 9:16', 0],
  ['brighten the picture, I am in the middle', 'brighten', 0],
  ['recorta a 9:16, el texto "Hola" en medio', 'crop 9:16 + add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['ratio', 'around', 'keeps'])).toEqual([plan, undone]),
);
