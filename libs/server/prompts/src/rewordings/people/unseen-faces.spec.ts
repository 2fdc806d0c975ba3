import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['where'];

it.each([
  ["I can't see the faces", 'low-light face', 0],
  ['ich kann die Gesichter nicht sehen', 'low-light face', 0],
  ['no se ven las caras', 'low-light face', 0],
  ['on ne voit pas les visages', 'low-light face', 0],
  ['la photo est trop foncée on voit pas nos visages', 'low-light', 0],
  ['não dá pra ver os rostos', 'low-light face', 0],
  ['non si vedono le facce', 'low-light face', 0],
  // Faces that nobody shall see.
  ["make it so you can't see the faces", 'hide-faces', 0],
  ['que no se vean las caras', 'hide-faces', 0],
  ['man soll die Gesichter nicht sehen', 'hide-faces', 0],
  ["qu'on ne voie pas les visages", 'hide-faces', 0],
  ['casi no se nos ven las caras de tanta sombra', 'low-light face', 0],
  ['no se me ve la cara', 'low-light face', 0],
  ["i want to see mum's face, she was in the dark", 'low-light face', 0],
  ["je voudrais voir le visage de maman, elle était dans l'ombre", 'low-light face', 0],
  ['vorrei vedere il viso della mamma, era al buio', 'low-light face', 0],
  ['queria ver o rosto da mamãe, ficou no escuro debaixo da árvore', 'low-light face', 0],
  // Faces that shall be seen.
  ['can you fix it so you can see our faces?', 'low-light face', 0],
  ['mach es so dass man unsere Gesichter sieht', 'low-light face', 0],
  ['arréglala para que se nos vean las caras', 'low-light face', 0],
  ["fais en sorte qu'on voie nos visages", 'low-light face', 0],
  ['arruma pra ver nossos rostos', 'low-light face', 0],
  ['sistemala così si vedono le nostre facce', 'low-light face', 0],
  ['brighten it so you can see our faces', 'brighten', 0],
  // Wishes to hide them.
  ['so nobody can see their faces', 'hide-faces', 0],
  ['que no se nos vean las caras', 'hide-faces', 0],
  ['hide our faces', 'hide-faces', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
