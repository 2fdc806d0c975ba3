import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['colorful car and the rest black and white', 'black-and-white not car'],
  ['Auto bunt und alles andere schwarzweiß', 'black-and-white not car'],
  ['pizza colorata e tutto il resto bianco e nero', 'black-and-white not pizza'],
  ['voiture colorée et le reste noir et blanc', 'black-and-white not car'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]);
});

it('“a colorful car” is no such wish', () => {
  expect(planAndUndone('make the car more colorful', [])[0]).not.toContain('black-and-white');
});
