import { planAndUndone } from '../../testing/plan-and-undone.ts';

const KEYS = ['names', 'place', 'count'];

it.each([
  ['make the red car disappear', 'car'],
  ['make the woman in red disappear', 'person'],
  ['haz que el coche rojo desaparezca', 'car'],
  ['fais que la voiture rouge disparaisse', 'car'],
  ['faz a mulher de vermelho sumir', 'person'],
  ['fai in modo che la donna in rosso sparisca', 'person'],
])('“%s” colors nothing', (prompt, thing) =>
  expect(planAndUndone(prompt, KEYS)).toEqual([`remove-object ${thing}  1`, 0]),
);

it.each([
  'I want to be alone in the picture',
  'just us two in the picture',
  'ich will allein auf dem Bild sein',
  'que no salga nadie más',
  "personne d'autre sur la photo",
  'quero ficar sozinha na foto',
  'nessun altro nella foto',
])('“%s” removes the others', (prompt) =>
  expect(planAndUndone(prompt, KEYS)).toEqual(['remove-object person behind 0', 0]),
);

it.each([
  ['make the red car blue', 'recolor car'],
  ['make the car red and brighten it', 'recolor car + brighten'],
  ["don't make the red car disappear", ''],
])('“%s” removes no car', (prompt, plan) => expect(planAndUndone(prompt, KEYS)[0]).toBe(plan));
