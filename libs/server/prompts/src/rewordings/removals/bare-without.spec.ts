import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['names'];

it.each([
  ['without the coke bottle', 'bottle'],
  ['this photo but without the man', 'person'],
  ['ohne die Flasche Cola', 'bottle'],
  ['das gleiche Bild ohne den Hund', 'dog'],
  ['sin la botella de coca', 'bottle'],
  ['la misma foto sin el perro', 'dog'],
  ['sans la voiture', 'car'],
  ['la même photo sans le chien', 'dog'],
  ['sem a garrafa de coca', 'bottle'],
  ["senza la bottiglia d'acqua", 'bottle'],
])('“%s” removes a thing', (prompt, thing) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([`remove-object ${thing}`, 0]),
);

it.each([
  ['brighter, without the sky', 'brighten', 1],
  ['without the crop', '', 0],
  ['without the background', 'remove-background', 0],
  ['without me', '', 1],
  ['sans la recadrer', '', 0],
])('“%s” removes none', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([plan, undone]),
);
