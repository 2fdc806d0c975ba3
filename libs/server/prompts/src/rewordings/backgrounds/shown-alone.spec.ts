import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  'I want the cow alone, without the field',
  'I want the dog by itself',
  'I only want the cow',
  'just the cow please',
  'the dog only',
  'dog only please',
  'el perro solo',
  'le chien seulement',
  'o cachorro apenas',
  'il cane soltanto',
  'the dog alone, no sofa',
  'keep the motorcycle, bin everything else',
  'remove the background, keep only the bracelet',
  'enlever le fond, garder juste le bracelet',
  'ich möchte die Kuh allein, ohne Feld',
  'nur der Hund',
  'behalte das Motorrad, wirf den Rest weg',
  'quiero la vaca sola, sin campo',
  'deja la moto, borra lo demás',
  'je veux la vache seule, sans le champ',
  'laisse la moto, efface le reste',
  'quero a vaca sozinha, sem o campo',
  'mantém a moto, joga fora todo o resto',
  'voglio la mucca da sola, senza campo',
  'lascia la moto, cancella il resto',
])('“%s” cuts out', (prompt) => expect(planAndUndone(prompt, [])).toEqual(['remove-background', 0]));

it.each([
  ['I want the sofa red', 'recolor red', 0],
  ['keep the motorcycle, darken everything else', 'darken not motorcycle', 0],
  ['keep the motorcycle, remove the car', 'remove-object', 0],
  ['just the face', 'crop', 0],
  ['leave the background alone', '', 0],
  ['quiero la vaca sola en color', '', 1],
])('“%s” asks for something else', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['name', 'where'])).toEqual([plan, undone]),
);
