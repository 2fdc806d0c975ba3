import { planAndUndone } from '../testing/plan-and-undone.ts';

it.each([
  ['watercolor and at the bottom Happy birthday Ann', 'watercolor + add-text Happy birthday Ann bottom', 0],
  [
    'al oleo y abajo Bodas de plata Marisa y Julián',
    'oil-painting + add-text Bodas de plata Marisa y Julián bottom',
    0,
  ],
  ['aquarelle et en bas Bonne fête Mamie', 'watercolor + add-text Bonne fête Mamie bottom', 0],
  ['aquarela e embaixo Parabéns Ana', 'watercolor + add-text Parabéns Ana bottom', 0],
  ['acquerello e in basso Buon compleanno Anna', 'watercolor + add-text Buon compleanno Anna bottom', 0],
  // Another wish.
  ['blur the top and at the bottom Remove the dog', 'remove-object  + blur', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, ['text', 'place'])).toEqual([plan, undone]),
);
