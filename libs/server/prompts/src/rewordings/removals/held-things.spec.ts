import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ['the dog has a ball, remove it', 'remove-object sports ball'],
  ['the dog has a ball can you remove it', 'remove-object sports ball'],
  ['the dog has a ball and I want it gone', 'remove-object sports ball'],
  ['the man in front of the car is holding a bag, delete it', 'remove-object backpack,handbag,suitcase'],
  ['my son is holding a phone. Remove it please', 'remove-object cell phone'],
  ['she’s wearing a tie, take it off', 'remove-object tie'],
  ['the car has a man in it, remove him', 'remove-object person'],
  ['der Hund hat einen Ball, entferne ihn', 'remove-object sports ball'],
  ['der Mann hält eine Flasche, mach die weg', 'remove-object bottle'],
  ['el perro tiene una pelota, quítala', 'remove-object sports ball'],
  ['el hombre tiene un teléfono en la mano, bórralo', 'remove-object cell phone'],
  ['le chien a une balle, enlève-la', 'remove-object sports ball'],
  ['o cachorro tem uma bola, tira ela', 'remove-object sports ball'],
  ['il cane ha una palla, toglila', 'remove-object sports ball'],
  // Somebody who has something may be meant as well.
  ['the man with the hat has a dog, remove him', 'remove-object person'],
  ['the dog has a ball, blur the background', 'blur-background'],
] as const)('“%s” is read as “%s”', (prompt, plan) =>
  expect(planAndUndone(prompt, ['names'])).toEqual([plan, 0]),
);

it.each([
  'the dog has a leash, remove it',
  'the dog has a leash can you remove it',
  'the horse has a rope on it, please erase it',
  'my grandma has a bandage on her arm, take it off',
  'der Hund hat eine Leine, entferne sie',
])('“%s” is refused, because nothing finds what should go', (prompt) =>
  expect(planAndUndone(prompt, [])).toEqual(['', 1]),
);
