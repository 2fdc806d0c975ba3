import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove the tourist in an orange poncho on the right', 'remove-object right 1', 0],
  ["there's a tourist in an orange poncho on the right, remove her if possible", 'remove-object right 1', 0],
  ['remove that random stranger on the left', 'remove-object left 1', 0],
  ['entferne den Touristen rechts', 'remove-object right 1', 0],
  ['rechts ist ein Tourist, bitte entfernen', 'remove-object right 1', 0],
  ['enlève le touriste à droite', 'remove-object right 1', 0],
  ['il y a un touriste à droite, enlève-le', 'remove-object right 1', 0],
  ['quita al turista de la derecha', 'remove-object right 1', 0],
  ['tira o turista da direita', 'remove-object right 1', 0],
  ['togli il turista a destra', 'remove-object right 1', 0],
  // Everybody of them.
  ['remove the tourists on the right', 'remove-object right 0', 0],
  ['entferne die Touristen rechts', 'remove-object right 0', 0],
  ['enlève les touristes à droite', 'remove-object right 0', 0],
] as const)('“%s” is “%s” with %i left undone', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['place', 'count'])).toEqual([plan, undone]),
);
