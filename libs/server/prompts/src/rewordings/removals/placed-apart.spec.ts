import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['remove my cousin (far right)', 'remove-object person right', 0],
  ['remove my cousin, far right', 'remove-object person right', 0],
  ['remove the man (on the left)', 'remove-object person left', 0],
  ['entferne meinen Ex (ganz links)', 'remove-object person left', 0],
  ['quita a mi ex (a la derecha)', 'remove-object person right', 0],
  ['supprime mon ex (à gauche)', 'remove-object person left', 0],
  ['tira o meu ex (na direita)', 'remove-object person right', 0],
  ['togli il mio ex (a sinistra)', 'remove-object person left', 0],
  // What is said of somebody else, and what is on a side of its own.
  ['remove the man, the left one stays', 'remove-object person ', 0],
  ['remove the dog, right now please', 'remove-object dog ', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'place'])).toEqual([plan, undone]),
);
