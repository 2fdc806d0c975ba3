import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the vignette', 'brighten corners', 0],
  ['Vignette entfernen', 'brighten corners', 0],
  ['quita el viñeteado', 'brighten corners', 0],
  ['enlève le vignettage', 'brighten corners', 0],
  ['tira a vinheta', 'brighten corners', 0],
  ['togli la vignettatura', 'brighten corners', 0],
  ["vignette's way too heavy, corners are black", 'brighten corners', 0],
  ['the vignette is too strong', 'brighten corners', 0],
  ['die Vignette ist viel zu stark', 'brighten corners', 0],
  ['la viñeta está demasiado marcada', 'brighten corners', 0],
  ['la vignette est beaucoup trop sombre', 'brighten corners', 0],
  ['a vinheta ficou forte demais', 'brighten corners', 0],
  ['la vignettatura è un po’ troppo forte', 'brighten corners', 0],
  ['a strong vignette', 'vignette', 0],
  ['the corners are darkened by my filter', 'brighten corners', 0],
  ['Ecken dunkel durch den Filter', 'brighten corners', 0],
  ['bordes oscurecidos por el filtro', 'brighten corners', 0],
  ['bords assombris par mon filtre', 'brighten corners', 0],
  ['cantos escurecidos pela lente', 'brighten corners', 0],
  ['bordi scuriti dal filtro', 'brighten corners', 0],
  ['darken the edges with a filter', 'vignette', 0],
  ['no vignette please, just warmer', 'warm-tones', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);
