import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['The car goes, the bus stays, the cyclist too.', 'remove-object car', 0],
  ['Remove the car, keep the bus, and the cyclist as well.', 'remove-object car', 0],
  ['Remove the car, the bus stays and so does the dog', 'remove-object car', 0],
  ['Das Auto weg, der Bus bleibt, der Radfahrer auch.', 'remove-object car', 0],
  ['Entferne das Auto, der Hund bleibt, die Frau ebenfalls', 'remove-object car', 0],
  ['El coche fuera, el autobús se queda, el ciclista también.', 'remove-object car', 0],
  ['Quita el coche, el perro se queda y la mujer también', 'remove-object car', 0],
  ['La voiture derrière le bus disparaît, le bus reste, le cycliste devant aussi', 'remove-object car', 0],
  ['Le vélo disparaît, le chien reste, la femme aussi.', 'remove-object bicycle', 0],
  ['O carro sai, o ônibus fica, o ciclista também.', 'remove-object car', 0],
  ['Tira o carro, o cachorro fica e a mulher também', 'remove-object car', 0],
  ["Via la macchina, l'autobus resta, anche il ciclista.", 'remove-object car', 0],
  ['Togli la macchina, il cane resta e la donna pure', 'remove-object car', 0],
] as const)('“%s” removes only “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, undone]),
);

it.each([
  ['remove the tourists, only I stay, the one with the orange backpack', 'remove-object person'],
  ['entferne die Touristen, nur ich bleibe, der mit dem orangen Rucksack', 'remove-object person'],
  ['borra a los turistas, solo me quedo yo, el de la mochila naranja', 'remove-object person'],
  ['efface les touristes, je reste seul, celui au sac à dos orange', 'remove-object person'],
  ['apaga os turistas da trilha, só eu fico, o de mochila laranja', 'remove-object person'],
  ['cancella i turisti, resto solo io, quello con lo zaino arancione', 'remove-object person'],
] as const)('“%s” leaves what tells who stays', (prompt, plan) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, 0]),
);

it.each([
  ['Remove the car, the bus too.', 'remove-object car,bus'],
  ['Das Auto weg, der Bus auch.', 'remove-object car,bus'],
  ['Quita el coche, el autobús también', 'remove-object car,bus'],
  ['Enlève la voiture, le bus aussi', 'remove-object car,bus'],
  ['Tira o carro, o ônibus também', 'remove-object car,bus'],
  ["Togli la macchina, anche l'autobus", 'remove-object car,bus'],
] as const)('“%s” still removes “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, 0]),
);
