import { describePlan } from './describe-plan.ts';
import { readPrompt } from './read-prompt.ts';

it.each([
  ['haz el cielo azul', 'Make the sky blue.'],
  ['färbe das Auto grün', 'Make the car green.'],
  ['quita a la señora de la derecha', 'Remove person.'],
  ['enlève tous les gens derrière', 'Remove people.'],
  ['togli la sedia', 'Remove chair.'],
  ['apaga os carros', 'Remove cars.'],
  ['denti più bianchi', 'Make the teeth white.'],
  ['remove the lady on the left', 'Remove lady.'],
  ['remove the bags', 'Remove bags.'],
  ['make the dress green', 'Make the dress green.'],
])('tells in English what becomes of “%s”', (prompt, told) =>
  expect(describePlan(readPrompt(prompt), [])).toBe(told),
);
