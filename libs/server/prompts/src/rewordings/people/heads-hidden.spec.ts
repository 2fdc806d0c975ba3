import { planAndUndone } from '../../testing/plan-and-undone.ts';

it.each([
  ["blur the man's head", 'hide-faces', 0],
  ['pixelate the head of the man', 'hide-faces', 0],
  ['difumina la cabeza del hombre', 'hide-faces', 0],
  ['pixelise la tête du gars qui passe', 'hide-faces', 0],
  ['desfoca a cabeça do homem', 'hide-faces', 0],
  // No face shall be hidden.
  ['cover the head with a hat', '', 1],
  ['brighten the head of the dog', 'brighten', 0],
] as const)('“%s” is read as “%s”', (prompt, plan, undone) =>
  expect(planAndUndone(prompt, [])).toEqual([plan, undone]),
);
