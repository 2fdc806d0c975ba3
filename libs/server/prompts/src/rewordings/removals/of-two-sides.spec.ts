import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['names', 'place', 'count'];

it.each([
  'remove the woman on the left, not the one on the right',
  'enlève la personne de gauche, pas celle de droite stp',
  "enlève l'homme de gauche pas celui de droite",
  'togli la persona a sinistra, non quella a destra',
  'quita a la persona de la izquierda, no a la de la derecha',
  'tira a pessoa da esquerda, não a da direita',
])('“%s” removes one', (prompt) =>
  expect(planAndUndone(prompt, KEYS)).toEqual(['remove-object person left 1', 0]),
);

it.each([
  'remove the two on the left',
  'die zwei links entfernen',
  'quita a los dos de la izquierda',
  'quita a las dos personas de la izquierda',
  'los de la derecha no, solo quita a los dos de la izquierda',
  'enlève les deux à gauche',
  'tira os dois da esquerda',
  'togli i due a sinistra',
])('“%s” removes people', (prompt) =>
  expect(planAndUndone(prompt, KEYS)).toEqual(['remove-object person left 0', 0]),
);

it('those on the other side who shall go too are not forgotten', () =>
  expect(planAndUndone('enlève la personne de gauche et celle de droite', KEYS)).toEqual([
    'remove-object person left 1',
    1,
  ]));
