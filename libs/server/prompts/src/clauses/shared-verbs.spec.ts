import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['remove the man, the dog and the car', 'remove-object person,dog,car', 0],
  ['remove the man, the dog, the car and the bench', 'remove-object person,dog,car,bench', 0],
  ['remove the cables, the white car and the man', 'remove-object car,person', 1],
  ['the man, the dog and the car should be removed', 'remove-object person,dog,car', 0],
  ['entferne die Kabel, das Auto und den Mann', 'remove-object car,person', 1],
  ['das Auto, den Hund und den Mann entfernen', 'remove-object car,dog,person', 0],
  ['Auto, Hund und Mann weg', 'remove-object car,dog,person', 0],
  ['quita los cables, el coche y el hombre', 'remove-object car,person', 1],
  ["enlève la voiture, le chien et l'homme", 'remove-object car,dog,person', 0],
  ['remova o carro, o cachorro e o homem', 'remove-object car,dog,person', 0],
  ["togli la macchina, il cane e l'uomo", 'remove-object car,dog,person', 0],
  ['without the man, the dog and the car', 'remove-object person,dog,car', 0],
  ["I don't want the bike, the car and the bench in the picture", 'remove-object bicycle,car,bench', 0],
] as const)('all of a list is removed: “%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);

it.each([
  ['cut out the dog, the man and the car', 'remove-background', 0],
  ['keep only the dog, the man and the car', 'remove-background', 0],
  ['leave just the dog, the cat and the bird', 'remove-background', 0],
  ['remove everything except the dog, the man and the car', 'remove-background', 0],
  ['remove the man, keep the dog, the car and the bench', 'remove-object person', 0],
  ['please remove the car. keep the man, the dog and the bench', 'remove-object car', 0],
  ['remove the car but not the dog, the man and the bench', 'remove-object car', 0],
  ['entferne den Mann, aber lass den Hund, das Auto und die Bank', 'remove-object person', 0],
  ['quita al hombre, deja el perro, el coche y el banco', 'remove-object person', 0],
  ['keep the dog, the man and the car, remove the rest', '', 1],
  ["don't touch the dog, the car and the man", '', 0],
  ['quita al señor de la derecha, tiene una copa', 'remove-object person', 0],
] as const)('nothing of a list that shall stay is removed: “%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);

it.each([
  ['black and white but keep the red car and the blue sky', 'black-and-white not car + sky', 0],
  ['everything black and white but keep the car and the sky', 'black-and-white not car + sky', 0],
  ['keep the sky and the car, make the rest black and white', 'black-and-white not sky + car', 0],
  [
    "don't touch the sky, the car and the man, brighten everything else",
    'brighten not sky + car + subject',
    0,
  ],
] as const)('all of a list that is kept stays as it is: “%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, undone]),
);

it.each([
  ['tira o copo, o prato e o garfo', 'remove-object cup,fork', 1],
  ['remove the people and the beach', 'remove-object person', 1],
] as const)(
  'a thing of a list that is not known does not end the list: “%s” is read as “%s”',
  (prompt, plan, undone) => expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
