import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['without people or cars', 'remove-object person,car', 0],
  ['no people, dogs or cars', 'remove-object person,dog,car', 0],
  ['ohne Leute, Autos oder Hunde', 'remove-object person,car,dog', 0],
  ['sin gente, coches ni perros', 'remove-object person,car,dog', 0],
  ['sans gens, voitures ni chiens', 'remove-object person,car,dog', 0],
  ['sem pessoas, carros nem cachorros', 'remove-object person,car,dog', 0],
  ['senza persone, auto o cani', 'remove-object person,car,dog', 0],
  ["don't crop or rotate, just brighten", 'brighten', 0],
  ["don't remove the dog or the car, just brighten it", 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);
