import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the dust and bring the colors back to life', 'repair-scratches + enhance-colors', 0],
  ['Staub entfernen und den Farben wieder Leben einhauchen', 'repair-scratches + enhance-colors', 0],
  ['quitar el polvo y devolver la vida a los colores', 'repair-scratches + enhance-colors', 0],
  ['enlever la poussière et redonner vie aux couleurs', 'repair-scratches + enhance-colors', 0],
  ['tirar a poeira e devolver a vida às cores', 'repair-scratches + enhance-colors', 0],
  [
    'Potrebbe eliminare i puntini di polvere dalla scansione della diapositiva e ridare vita ai colori?',
    'repair-scratches + enhance-colors',
    0,
  ],
  // Near misses.
  ['scrivi "ridare vita ai colori" in alto', 'add-text', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
