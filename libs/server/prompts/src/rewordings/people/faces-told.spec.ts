import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['teeth look yellow in this one', 'recolor teeth'],
  ['I look too pale, a bit of healthy color in the face', 'saturation face'],
  ['ich bin zu blass, etwas Farbe ins Gesicht', 'saturation face'],
  ['salgo muy pálida, ponme color en la cara', 'saturation face'],
  ['je suis trop pâle, un peu de couleur', 'saturation face'],
  ["sono troppo pallida, un po' di colore", 'saturation face'],
  ['warum ist mein Gesicht so glänzend, bitte matter', 'smooth-skin'],
  ['why is my face so shiny', 'smooth-skin'],
  ['me brilla la cara, quítalo', 'smooth-skin'],
  ['mon visage brille', 'smooth-skin'],
  ['meu rosto está brilhando', 'smooth-skin'],
  ['il mio viso è lucido', 'smooth-skin'],
  ["my brother's face is orange, fix it", 'color-correction'],
  ['mi hermano sale con la cara naranja, arréglalo', 'color-correction'],
  ['mio fratello ha la faccia arancione', 'color-correction'],
  ['a noiva saiu com o rosto escuro por causa do véu', 'low-light face'],
  ['la mariée a le visage sombre à cause du voile', 'low-light face'],
  // Near misses.
  ['make it pale', 'saturation'],
  ['remove the man who has a green face', 'remove-object person'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where', 'names'])).toEqual([plan, 0]);
});

it('a pale wall is no face', () => {
  expect(planAndUndone('the wall is pale', [])[0]).toBe('');
});
