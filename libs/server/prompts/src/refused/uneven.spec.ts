import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['blur the background, less on the left', '', 1],
  ['brighten it but less on the right', '', 1],
  ['brighten, more at the top', '', 1],
  ['sharpen, less at the edges', '', 1],
  ['brighten it, more on the right side, then crop to a square', '', 1],
  ['Hintergrund unscharf, links weniger', '', 1],
  ['desenfoca el fondo, menos a la izquierda', '', 1],
  ['floute le fond, moins à gauche', '', 1],
  ['desfoca o fundo, menos na esquerda', '', 1],
  ['sfoca lo sfondo, meno a sinistra', '', 1],
  // Something of which there shall be less there, and what is done there.
  ['less light on the left', 'darken left half', 0],
  ['brighten the left side', 'brighten left half', 0],
  ['blur the background, less noise', 'blur-background + denoise', 0],
  ['brighten it, but not too much', 'brighten', 0],
  ['add a vignette, stronger at the corners', 'vignette', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
