import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'Das Schloss weg, also das am Fahrrad, nicht das auf dem Berg!',
  'Den Hahn in der Küche entfernen, ich meine den am Waschbecken.',
  'Entferne die Maus, die vom Computer',
  'Quita el candado, o sea el de la bicicleta',
  'Quita el grifo, me refiero al del coche',
  'Enlève le cadenas, celui du vélo',
  'Enlève le robinet, je veux dire celui de la voiture',
  'Tira o cadeado, o da bicicleta',
  'Apaga a torneira, quero dizer a do carro',
  'Togli il lucchetto, cioè quello della bicicletta',
  'Cancella il rubinetto, intendo quello della macchina',
])('“%s” removes nothing that only says which one is meant', (prompt) =>
  expect(planAndUndone(prompt, ['names'])[0]).toBe(''),
);

it.each([
  ["Get the mouse off the desk, it's a computer one.", 'remove-object mouse'],
  ["Remove the mouse, it's a computer one", 'remove-object mouse'],
  ['Remove the dog, I mean the one next to the car', 'remove-object dog'],
  ['Remove the dog, I mean the cat', 'remove-object cat'],
  ['Entferne den Hund, also den neben dem Auto', 'remove-object dog'],
  ['Entferne den Hund, ich meine die Katze', 'remove-object cat'],
  ['Quita el perro, o sea el que está al lado del coche', 'remove-object dog'],
  ['Enlève le chien, je veux dire celui sous la table', 'remove-object dog'],
  ['Tira o cachorro, ou seja o da direita', 'remove-object dog'],
  ['Togli il cane, cioè quello accanto alla macchina', 'remove-object dog'],
  ['Entferne den Hahn', 'remove-object bird'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, 0]),
);

it.each([
  ['Can you remove my ex from the picture? He is on the right', 'remove-object person right'],
  ["get my ex out of this, he's the one on the right", 'remove-object person right'],
  ['entferne meinen Ex, er ist der rechts', 'remove-object person right'],
  ['quita a mi ex, es el de la derecha', 'remove-object person right'],
  ["enlève mon ex, c'est celui de gauche", 'remove-object person left'],
  ['apaga o meu ex, é o da direita', 'remove-object person right'],
  ['togli il mio ex, è quello a destra', 'remove-object person right'],
  ['Kannst du das Auto aus dem Bild entfernen? Es steht ganz rechts', 'remove-object car right'],
  ['¿Puedes quitar a mi ex de la foto? Está a la derecha', 'remove-object person right'],
  ['Tu peux enlever mon ex de la photo ? Il est à droite', 'remove-object person right'],
  ['Dá pra tirar meu ex da foto? Ele está na direita', 'remove-object person right'],
  ['Puoi togliere il mio ex dalla foto? È a destra', 'remove-object person right'],
  // What is said of something else names nothing to remove.
  ['Can you remove the car? The dog is on the right', 'remove-object car'],
  ['Kannst du das Auto entfernen? Der Hund ist süß', 'remove-object car'],
  // Near misses.
  ['Remove the car. It is old', 'remove-object car'],
  ['Brighten the car. It is on the right', 'brighten'],
])('a sentence of its own says where it is: “%s” is “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['names', 'place'])[0].trim()).toBe(plan),
);
