import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['colorful car and the rest black and white', 'black-and-white not car'],
  ['Auto bunt und alles andere schwarzweiß', 'black-and-white not car'],
  ['pizza colorata e tutto il resto bianco e nero', 'black-and-white not pizza'],
  ['black and white, only the dog colorful', 'black-and-white not dog'],
  ['schwarzweiß, nur der Hund bunt', 'black-and-white not dog'],
  ['alles grau, nur das Auto bunt', 'black-and-white not car'],
  ['blanco y negro, solo el perro colorido', 'black-and-white not dog'],
  ['noir et blanc, seule la voiture colorée', 'black-and-white not car'],
  ['preto e branco, só o carro colorido', 'black-and-white not car'],
  ['bianco e nero, solo il cane colorato', 'black-and-white not dog'],
  ['voiture colorée et le reste noir et blanc', 'black-and-white not car'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]);
});

it('“a colorful car” is no such wish', () => {
  expect(planAndUndone('make the car more colorful', [])[0]).not.toContain('black-and-white');
});
