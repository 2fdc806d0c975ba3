import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  [
    'ponle Perro perdido y abajo Llama al 555 1234',
    'add-text Perro perdido  + add-text Llama al 555 1234 bottom',
  ],
  ['escribe arriba Feliz Cumple, y abajo Martina', 'add-text Feliz Cumple top + add-text Martina bottom'],
  [
    'write at the top Lost Dog and at the bottom Call 555 1234',
    'add-text Lost Dog top + add-text Call 555 1234 bottom',
  ],
  ['put Lost Dog at the top and below Call 555 1234', 'add-text Lost Dog top Call 555 1234'],
  [
    'écris en haut À vendre et en bas 06 12 34 56 78',
    'add-text À vendre top + add-text 06 12 34 56 78 bottom',
  ],
  ['coloca Vende-se e embaixo 912 345 678', 'add-text Vende-se  + add-text 912 345 678 bottom'],
  ['scrivi in alto Vendesi e in basso 333 1234567', 'add-text Vendesi top + add-text 333 1234567 bottom'],
  ['metti Vendesi e sotto Tel. 333 1234567', 'add-text Vendesi  Tel. 333 1234567'],
] as const)('“%s” has two texts', (prompt, plan) =>
  expect(planAndUndone(prompt, ['text', 'place', 'below'])).toEqual([plan, 0]),
);

it.each([
  ['put me on the left and at the bottom my dog', ''],
  ['put Bella at the top and brighten the bottom', 'brighten'],
] as const)('“%s” has none', (prompt, plan) => expect(planAndUndone(prompt, ['text'])[0]).toBe(plan));
