import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["brighten my dog's fur", 'brighten dog'],
  ["lighten my dog's face", 'brighten dog'],
  ["my dog is black and you can't see his face, brighten his fur", 'brighten dog'],
  ['mein Hund ist schwarz, kannst du das Fell aufhellen', 'brighten dog'],
  ['aclara el pelo del perro', 'brighten dog'],
  ['éclaircis le pelage du chien', 'brighten dog'],
  ['clareia o pelo do cachorro', 'brighten dog'],
  ['schiarisci il pelo del cane', 'brighten dog'],
] as const)('“%s” is read as “%s”', (prompt, plan) => {
  expect(planAndUndone(prompt, ['where'])).toEqual([plan, 0]);
});
