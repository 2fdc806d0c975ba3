import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  // Somebody who only has what should go is never removed.
  ["remove my uncle's hat", '', 1],
  ["remove the guy on the left's glasses", '', 1],
  ['remove from my uncle the beard', '', 1],
  ['quítale a mi tía la barba', '', 1],
  ['entferne bei dem Kellner den Hut', '', 1],
  ['kannst du meiner Tante den Bart wegretuschieren', '', 1],
  ['efface le voile à la mariée', '', 1],
  ['enlève à mamie les lunettes', '', 1],
  ['tira de meu tio o véu', '', 1],
  ['a mio figlio leva la borsa', 'remove-object handbag 1', 0],
  ["remove my aunt's wrinkles", 'smooth-skin', 0],
  ["erase the text and my aunt's wrinkles", 'remove-object text 0 + smooth-skin', 0],
  ['efface la date orange en bas et les yeux rouges de tata', 'remove-object text 0 + red-eye', 0],
  // What is shown without something loses only that.
  ['the bride without the tattoo', '', 1],
  ['my aunt without the phone', 'remove-object cell phone 1', 0],
  ['la nonna senza il telefono', 'remove-object cell phone 1', 0],
  ['o cara da esquerda sem a bolsa', '', 1],
  ['the car without the license plate', '', 1],
  // Nothing tells several people apart.
  ['me without my ex', '', 1],
  ['my son without his friend', '', 1],
  ['mein Sohn ohne seinen Freund', '', 1],
  ['mi hijo sin su amigo', '', 1],
  ['moi sans mon ex', '', 1],
  ['the street without the man', 'remove-object person 1', 0],
  ['the street without a person', 'remove-object person 0', 0],
  ['the beach without people', 'remove-object person 0', 0],
  ['the street without the cars', 'remove-object car 0', 0],
  // What tells how somebody looks is no more of a list.
  ['delete the phone, my son looks silly', 'remove-object cell phone 1', 1],
  ['remove the man and the woman is fine', 'remove-object person 1', 0],
  // People who should go.
  ['remove my uncle', 'remove-object person 1', 0],
  ['quita a la mujer de la camisa roja', 'remove-object person 1', 0],
  ['enlève le monsieur au chapeau rouge', 'remove-object person 1', 0],
  ['entferne die Frau mit der Brille', 'remove-object person 1', 0],
  ['tira a mulher e o carro', 'remove-object person,car 1,1', 0],
  ['quita a la chica del vestido rojo', 'remove-object person 1', 0],
  ['quita del fondo a la señora del sombrero', 'remove-object person 1', 0],
  ['apaga da foto o homem de azul', 'remove-object person 1', 0],
  ['remove the dog, the man and the car', 'remove-object dog,person,car 1,1,1', 0],
  ['remove the car that is parked and the dog', 'remove-object car,dog 1,1', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names', 'count'])).toEqual([plan, undone]),
);
