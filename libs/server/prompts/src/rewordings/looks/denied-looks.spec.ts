import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['niente seppia, bianco e nero vero', 'black-and-white'],
  ['niente cornice, solo più luce', 'brighten'],
  ['nada de sépia, preto e branco de verdade', 'black-and-white'],
  ['nada de vintage, só mais quente', 'warm-tones'],
  ['nada de vintage, solo más cálida', 'warm-tones'],
  ['recorta en 4:5, nada de bordes', 'crop'],
  ['corta em 4:5, nada de borda', 'crop'],
  ['en blanco y negro, nada de grano', 'black-and-white'],
  ['em preto e branco, nada de granulação', 'black-and-white'],
  ['carrete de los 90 con grano pero nada de sepia', 'vintage + film-grain'],
  ['vintage mas nada de sépia', 'vintage'],
  ['vintage ma niente seppia', 'vintage'],
  // What is removed with these words still is.
  ['niente sfondo', 'remove-background'],
  ['niente rumore', 'denoise'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, [])).toEqual([plan, 0]);
});
