import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove all the people but the bride', 'remove-object person behind 0 others', 0],
  ['Remove all persons but me', 'remove-object person behind 0 others', 0],
  ['remove the people behind, except for the child', '', 1],
  ['remove the cars but not the red one', '', 1],
  ['quita al hombre y el balón déjalo', 'remove-object person  1 person', 0],
  ['nimm den Mann weg und den Ball lass', 'remove-object person  1 person', 0],
  ['remove the man and the ball leave it', 'remove-object person  1 man', 0],
  ['Add a little warmth, but not to her skin.', 'warm-tones not face', 0],
  ['Etwas wärmer, aber nicht bei der Haut', 'warm-tones not face', 0],
  ['Un poco más cálida, pero no en la piel', 'warm-tones not face', 0],
  ['Un peu plus chaud, mais pas sur la peau', 'warm-tones not face', 0],
  ['Um pouco mais quente, mas não na pele', 'warm-tones not face', 0],
  ['Un po’ più calda, ma non sulla pelle', 'warm-tones not face', 0],
  ['hide the faces, mine does not need to be hidden', '', 1],
  ['tapa las caras de los alumnos, la mía no hace falta', '', 1],
  // Alike, and nobody is left out.
  ['remove all the people', 'remove-object person  0 people', 0],
  ['remove the dog, not the cat', 'remove-object dog  1 dog', 0],
  ['quita el perro y el fondo déjalo más claro', 'remove-object dog  1 dog + brighten background', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'place', 'count', 'said', 'where'])).toEqual([plan, undone]),
);
