import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'NO BACKGROUND JUST THE SHOES',
  'remove background only the shoes',
  'kein Hintergrund nur die Schuhe',
  'sin fondo solo los zapatos',
  'sans fond juste les chaussures',
  'sem fundo só os sapatos',
  'senza sfondo solo le scarpe',
])('“%s” cuts out', (prompt) => expect(planAndUndone(prompt, [])).toEqual(['remove-background', 0]));
