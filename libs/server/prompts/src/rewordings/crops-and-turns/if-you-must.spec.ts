import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['A4 portrait at 300dpi, chop the sides if you must', 'resize', 0],
  ['chop the sides and make it 1080x1080', 'crop + resize', 0],
  ['resize to 1280x720, you may cut off the edges', 'resize', 0],
  ['auf 1280x720 verkleinern, du kannst die Ränder abschneiden', 'resize', 0],
  ['reduce a 1280x720, puedes cortar los bordes', 'resize', 0],
  ['réduis en 1280x720, tu peux couper les bords', 'resize', 0],
  ['reduza para 1280 x 720, pode cortar as beiradas', 'resize', 0],
  ['riduci a 1280x720, puoi tagliare i bordi', 'resize', 0],
  ['you can crop the edges', 'crop', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
