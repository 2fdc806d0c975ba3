import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['keep the wet tarmac glow but kill the cyan in the shadows', '', 1],
  ['remove the blue from the shadows', '', 1],
  ['nimm das Blau aus den Schatten', '', 1],
  ['quita el azul de las sombras', '', 1],
  ['enlève le vert des ombres', '', 1],
  ['togli il blu dalle ombre', '', 1],
  ['remove the blue shadows', 'color-correction', 0],
  ['lift the shadows, less blue', 'low-light + color-correction', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
