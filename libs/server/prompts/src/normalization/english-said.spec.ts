import { describePlan } from '../describe-plan.ts';
import { readPrompt } from '../read-prompt.ts';

it.each([
  ['haz el cielo azul', 'Make the sky blue.'],
  ['färbe das Auto grün', 'Make the car green.'],
  ['quita a la señora de la derecha', 'Remove the person on the right.'],
  ['enlève tous les gens derrière', 'Remove people in the background.'],
  ['togli la sedia', 'Remove the chair.'],
  ['apaga os carros', 'Remove cars.'],
  ['denti più bianchi', 'Make the teeth white.'],
  ['remove the lady on the left', 'Remove the lady on the left.'],
  ['remove the dog on the right and the cat', 'Remove the dog on the right and the cat.'],
  ['remove him', 'Remove the person.'],
  ['remove everyone else', 'Remove others.'],
  ['remove the car in front', 'Remove the car in front.'],
  ['die Tasche soll dunkelbraun sein statt schwarz', 'Make the bag dark brown.'],
  ['make the bag red', 'Make the bag red.'],
  ['remove the bags', 'Remove bags.'],
  ['make the dress green', 'Make the dress green.'],
])('tells in English what becomes of “%s”', (prompt, told) =>
  expect(describePlan(readPrompt(prompt), [])).toBe(told),
);
