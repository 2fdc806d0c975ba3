import { readPrompt } from '../read-prompt.ts';

const removed = (wish: string): readonly unknown[] =>
  readPrompt(wish).steps.map(({ options }) => [
    options['names'],
    options['place'],
    options['most'] ?? options['count'],
  ]);

it.each([
  ['remove the two people on the right', 'person', 'right', 2],
  ['entferne beide Hunde', 'dog', '', 2],
  ['quita a las dos personas de la izquierda', 'person', 'left', 2],
  ['quita los tres coches', 'car', '', 3],
  ['enlève les deux chiens', 'dog', '', 2],
  ['tira duas pessoas', 'person', '', 2],
  ['togli le tre macchine', 'car', '', 3],
  ['remove the car in the bottom left corner', 'car', 'left', 1],
  ['entferne das Auto unten links', 'car', 'left', 1],
])('“%s” says how many and where', (wish, names, place, count) => {
  expect(removed(wish)).toEqual([[names, place, count]]);
});

it.each([
  ['remove the people', 'person', '', 0],
  ['remove the dog', 'dog', '', 1],
  ['remove all the cars', 'car', '', 0],
  ['tira o cachorro no cantinho', 'dog', '', 1],
  // All that stands on furniture.
  ['remove the bottles from the table', 'bottle', '', 0],
  ['remove all the bottles on the table', 'bottle', '', 0],
  ['die Flaschen aufm Tisch weg', 'bottle', '', 0],
  ['sacá las botellas de la mesa', 'bottle', '', 0],
  ['enlève les bouteilles sur la table', 'bottle', '', 0],
  ['tira as garrafas da mesa', 'bottle', '', 0],
  ['togli le bottiglie sul tavolo', 'bottle', '', 0],
  ['remove the bottle on the table', 'bottle', '', 1],
  ['remove the people on the bench', 'person', '', 1],
  ['remove the red bottles on the table', 'bottle', '', 1],
  ['remove the second person from the left', null, '', 0],
])('“%s” counts nothing', (wish, names, place, count) => {
  expect(removed(wish)).toEqual(names === null ? [] : [[names, place, count]]);
});
