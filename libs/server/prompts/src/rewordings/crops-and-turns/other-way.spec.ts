import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['axis', 'names'];

it.each([
  ['the car should drive in the other direction', 'flip horizontal', 0],
  ['das Auto soll in die andere Richtung fahren', 'flip horizontal', 0],
  ['que el coche vaya hacia el otro lado', 'flip horizontal', 0],
  ["que la voiture roule dans l'autre sens", 'flip horizontal', 0],
  ['o carro tem que ir pro outro lado', 'flip horizontal', 0],
  ["la macchina deve andare nell'altra direzione", 'flip horizontal', 0],
  ['the way others see me', 'flip horizontal', 0],
  ['quiero la foto como me ven los demás', 'flip horizontal', 0],
  ['trocar os lados', 'flip horizontal', 0],
  ['der Scheitel ist auf der falschen Seite', 'flip horizontal', 0],
  ['comme dans une glace', 'flip horizontal', 0],
  ['quero o cachorro olhando pro outro lado, pode virar a imagem', 'flip horizontal', 0],
  ['quiero al perro mirando para el otro lado', 'flip horizontal', 0],
  ["je veux le chien qui regarde de l'autre côté", 'flip horizontal', 0],
  ["voglio il cane che guarda dall'altra parte", 'flip horizontal', 0],
  ['two people looking the other way, remove them', 'remove-object person', 0],
  ['swap the sides of the sandwich', '', 1],
  ['the dog should run faster', '', 1],
  ['everyone sees me as old', '', 1],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) => {
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]);
});
